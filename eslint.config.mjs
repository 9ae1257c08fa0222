// Only what neither Biome nor Oxlint can see: regular expressions that take too long. A text from outside must not keep the process
// busy: time grows with its length, never with the square of it.
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      'packages/streams/src/hapi/messages.ts',
      'packages/client/src/paths.ts',
      // Nothing from outside is read here.
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/testing/**',
    ],
  },
  {
    files: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
);
