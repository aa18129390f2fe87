import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Attributes with text for the user (or for a screen reader), of elements and of our own components. */
const WORDED =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|label|legend|text|hint|description)$/;
const SHOWN = `:matches(JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer, JSXAttribute[name.name=${WORDED}] > JSXExpressionContainer)`;
const CHOSEN = ':matches(ConditionalExpression, LogicalExpression)';

/** Texts come from the files of the languages, never from a component. */
const textsComeFromCatalogues = [
  ...[
    'JSXText[value=/\\p{L}/u]',
    `JSXAttribute[name.name=${WORDED}] > Literal[value=/\\p{L}/u]`,
    `${SHOWN} > Literal[value=/\\p{L}/u]`,
    `${SHOWN} > ${CHOSEN} > Literal[value=/\\p{L}/u]`,
    `${SHOWN} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`,
    `${SHOWN} > ${CHOSEN} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`,
  ].map((selector) => ({ selector, message: 'Give this text a key in locales/en/app.json.' })),
  {
    selector: "CallExpression[callee.name='t']:not(:function *)",
    message: 'The language is loaded after the modules: ask for texts while rendering or in a handler.',
  },
];

/** The rules that oxlint does not have; all others are in .oxlintrc.json, because oxlint is faster. See ADR 61. */
export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      // A concurrent build may create files here.
      '**/dist.{new,old}/',
      'web-user/src/shared/api/schema.d.ts',
      'web-admin/src/shared/api/schema.d.ts',
    ],
  },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
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
);
