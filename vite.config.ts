import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

// Read at every start, and by an installation without the packages of development: nothing of the tests in here.
export default defineConfig({
  root: `${here}/src/portal`,
  cacheDir: `${here}/node_modules/.cache/vite`,
  plugins: [react()],
  build: {
    outDir: `${here}/dist/portal`,
    emptyOutDir: true,
    sourcemap: true,
    target: 'es2022',
    // A data: URL would need its own source in the content security policy.
    assetsInlineLimit: 0,
  },
});
