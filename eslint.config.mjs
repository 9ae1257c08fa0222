// Only what Biome cannot see: rules that need types, regular expressions that take too long, and the size limits of the code style.
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      'data/**',
      'packages/streams/src/hapi/messages.ts',
      'packages/client/src/paths.ts',
    ],
  },
  {
    files: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}', 'e2e/src/**/*.ts', 'bench/src/**/*.ts'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { project: ['./tsconfig.json', './apps/web/tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    plugins: { '@typescript-eslint': tseslint.plugin, regexp },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/only-throw-error': 'error',
      // A text from outside must not keep the process busy: time grows with its length, never with the square of it.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 10],
    },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'bench/src/**/*.ts', 'e2e/src/**/*.ts'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // Nothing from outside is read here.
    files: ['**/*.test.ts', '**/testing/**', 'bench/src/**/*.ts', 'e2e/src/**/*.ts'],
    rules: { 'regexp/no-super-linear-backtracking': 'off', 'regexp/no-super-linear-move': 'off' },
  },
  {
    // Tables: one entry a case, or React views whose length is markup.
    files: [
      'packages/streams/src/wire/message.ts',
      'packages/streams/src/wire/encode.ts',
      'packages/streams/src/wire/to-json.ts',
    ],
    rules: { complexity: ['error', 16] },
  },
);
