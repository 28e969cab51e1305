// What eslint looks for beyond the types: mistakes in TypeScript and in Svelte components. Layout is prettier's.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'src/icons.ts', 'src/fields/emblems.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
    rules: {
      'svelte/no-useless-mustaches': 'off', // prettier writes {' '} where a space must survive the end of a line
      'svelte/prefer-svelte-reactivity': 'off', // a plain Map or URL that nothing watches is meant to be plain
    },
  },
  {
    files: ['src/board/**', 'src/lib/**', 'src/table/**', 'src/lobby/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/battleground/*', '**/heroscape/*', '**/fields/*'], message: 'This part knows no game.' },
          ],
        },
      ],
    },
  },
);
