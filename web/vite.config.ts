import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The npm packages of which anything is in the built client: NOTICE must name them all (tests/test_notice.py).
const bundled: Plugin = {
  name: 'bundled',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? Object.keys(part.modules) : part.originalFileNames,
    );
    const names = modules.map((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1]);
    const found = [...new Set(names.filter((name) => name !== undefined))].sort();
    this.emitFile({ type: 'asset', fileName: 'bundled.json', source: JSON.stringify(found) });
  },
};

// The built client is shipped inside the Python package.
export default defineConfig({
  plugins: [svelte(), bundled],
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
