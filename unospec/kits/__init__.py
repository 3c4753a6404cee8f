"""What is tedious about an adapter, once for each language; skeletons of adapters lie beside."""
