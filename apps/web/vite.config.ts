import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { contractCalls } from './contract-calls.ts';
import { preloadFont } from './preload-font.ts';

/** What every page loads: one chunk of it all, since each of thirty small ones would wait for a connection of its own. */
const FIRST = 'first';

interface Graph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

const known = new Map<string, boolean>();

/** Names the chunk of modules that the entry imports at once, directly or through others; the rest is left to Rolldown. */
function firstPage(id: string, graph: Graph): string | null {
  return isOfFirst(id, graph) ? FIRST : null;
}

function isOfFirst(id: string, graph: Graph): boolean {
  const before = known.get(id);
  if (before !== undefined) return before;
  const module = graph.getModuleInfo(id);
  if (module?.isEntry === true) return true;
  // Modules that import each other in a circle end here.
  known.set(id, false);
  const first = module?.importers.some((importer) => isOfFirst(importer, graph)) ?? false;
  known.set(id, first);
  return first;
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/hedera/',
  plugins: [react(), contractCalls(), compressAssets(), preloadFont()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Which chunk belongs to which page, for the budgets of bench:web and its test.
    manifest: true,
    // Fonts and images stay files: the page's policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: firstPage }],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
