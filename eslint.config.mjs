import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Attributes with text for the user (or for a screen reader), of elements and of our own components. */
const WORDED =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|legend|text|hint|description)$/;
const SHOWN = `:matches(JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer, JSXAttribute[name.name=${WORDED}] > JSXExpressionContainer)`;
const CHOSEN = ':matches(ConditionalExpression, LogicalExpression)';

/** Texts come from the translation catalogs, never from a component. */
const textsComeFromCatalogues = [
  ...[
    'JSXText[value=/\\p{L}/u]',
    `JSXAttribute[name.name=${WORDED}] > Literal[value=/\\p{L}/u]`,
    `${SHOWN} > Literal[value=/\\p{L}/u]`,
    `${SHOWN} > ${CHOSEN} > Literal[value=/\\p{L}/u]`,
    `${SHOWN} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`,
    `${SHOWN} > ${CHOSEN} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`,
  ].map((selector) => ({ selector, message: 'Give this text a key in a catalogue.' })),
  {
    selector: "CallExpression[callee.name='t']:not(:function *)",
    message: 'The language is loaded after the modules: ask for texts while rendering or in a handler.',
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      // A concurrent build may create files here.
      '**/dist.{new,old}/',
      '.data/',
      'coverage/',
      'web-user/src/shared/api/schema.d.ts',
      'web-admin/src/shared/api/schema.d.ts',
      '**/*.cjs',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    // Type-aware rules are in .oxlintrc.json, because oxlint needs a quarter of the time.
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  {
    // emitDecoratorMetadata needs a value import for the type of a decorated field.
    files: ['src/adapters/http/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['src/domain/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'process',
        'Buffer',
        'setTimeout',
        'setInterval',
        'performance',
        'crypto',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is passed in.' },
        { object: 'Math', property: 'random', message: 'Chance is passed in.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time is passed in.' },
      ],
    },
  },
  {
    files: ['web-user/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...textsComeFromCatalogues] },
  },
  { files: ['web-{user,admin}/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['test/support/web/{browser-globals,clean-up}.mjs'],
    languageOptions: {
      globals: Object.fromEntries(
        ['window', 'document', 'navigator', 'screen', 'history', 'localStorage', 'sessionStorage']
          .concat(['Element', 'HTMLElement'])
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
        structuredClone: 'readonly',
      },
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'test/faults/**', 'src/infrastructure/cli/**'],
    rules: { 'no-console': 'off' },
  },
);
