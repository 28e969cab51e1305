import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The built client is shipped inside the Python package.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/battlewright/client',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 350,
  },
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}), // components run in tests as in a browser
  test: { include: ['tests/**/*.test.ts'] },
  server: { proxy: { '/api': { target: 'http://localhost:8000', ws: true } } },
});
