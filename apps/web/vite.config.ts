import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { preloadFont } from './preload-font.ts';
import { slimContract } from './slim-contract.ts';

/** What every page loads: one chunk of it all, since each of thirty small ones would wait for a connection of its own. */
const FIRST = 'first';

/**
 * What forms of the portal, the documentation of the public API and the source of contracts are made of. The contract's index, which the first page imports, names them too: they belong to the pages that
 * have forms all the same.
 */
const OF_FORMS =
  /\/packages\/contract\/src\/(?:[a-z-]+-forms?|alert-link-calls|form|form-fields|portal-fields|desk|own-dapp|own-dapp-calls|desk-calls|api-key-calls|usage|usage-calls|component-status|component-status-calls|billing|billing-calls|documentation|documentation-calls|api-snippets|queue-clients|public-api|contract-source|contract-source-calls|subscription|subscription-calls|subscription-options)\.ts$/;

interface Graph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

const known = new Map<string, boolean>();

/** Names the chunk of modules that the entry imports at once, directly or through others; the rest is left to Rolldown. */
function firstPage(id: string, graph: Graph): string | null {
  return isOfFirst(id, graph) ? FIRST : null;
}

function isOfFirst(id: string, graph: Graph): boolean {
  if (OF_FORMS.test(id)) return false;
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
  plugins: [react(), slimContract(), compressAssets(), preloadFont()],
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
