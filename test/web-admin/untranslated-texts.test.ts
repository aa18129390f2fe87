import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SOURCES = join(import.meta.dirname, '..', '..', 'web-admin', 'src');

/** Attributes with text that a person sees or hears, of elements and of our own components. */
const WORDED =
  /^(aria-label|alt|title|label|text|hint|placeholder|emptyText|emptyTitle|submitLabel|retryLabel|action)$/;
/** The same in every language. */
const EXCEPTIONS = ['Tablemates', 'Ctrl', 'Ctrl Z', 'Enter', 'Esc'];

const isText = (text: string): boolean => /\p{L}/u.test(text) && !EXCEPTIONS.includes(text.trim());

/** The literals that an expression may have as its value, in branches too. */
function literalsIn(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isParenthesizedExpression(node)) return literalsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsIn);
  if (ts.isBinaryExpression(node))
    return isComparison(node) ? [] : [node.left, node.right].flatMap(literalsIn);
  return [];
}

const isComparison = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind !== ts.SyntaxKind.PlusToken &&
  kind !== ts.SyntaxKind.AmpersandAmpersandToken &&
  kind !== ts.SyntaxKind.BarBarToken &&
  kind !== ts.SyntaxKind.QuestionQuestionToken;

/** The texts that one node of the syntax tree shows without a catalog. */
function shownBy(node: ts.Node): string[] {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
    return literalsIn(node.expression);
  if (!ts.isJsxAttribute(node) || !WORDED.test(node.name.getText()) || !node.initializer) return [];
  if (ts.isStringLiteral(node.initializer)) return [node.initializer.text];
  return ts.isJsxExpression(node.initializer) && node.initializer.expression
    ? literalsIn(node.initializer.expression)
    : [];
}

function untranslatedIn(source: string): string[] {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const textsIn = (node: ts.Node): string[] => {
    const texts = shownBy(node);
    ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
    return texts;
  };
  return textsIn(file)
    .filter(isText)
    .map((text) => text.trim());
}

test('the components of the console show only texts of catalogs', () => {
  const files = globSync('**/*.tsx', { cwd: SOURCES }).sort();
  const texts = files.flatMap((file) =>
    untranslatedIn(readFileSync(join(SOURCES, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(texts).toEqual([]);
  expect(files.length).toBeGreaterThan(80);
});

test.each([
  ['a text', '<p>Hello</p>', 'Hello'],
  ['a text in braces', "<p>{'Hello'}</p>", 'Hello'],
  ['a text in a branch', "<p>{isNew ? 'Hello' : t('bye')}</p>", 'Hello'],
  ['a text under a condition', "<p>{isNew && 'Hello'}</p>", 'Hello'],
  ['a text with a value', '<p>{`Hello ${name}`}</p>', 'Hello'],
  ['an attribute', '<Field label="Hello" />', 'Hello'],
  ['an attribute in braces', "<Field hint={('Hello')} />", 'Hello'],
  ['an attribute with a fallback', "<img alt={name ?? 'Hello'} />", 'Hello'],
])('%s without a catalog is found', (_what, source, text) => {
  expect(untranslatedIn(source)).toEqual([text]);
});

test.each([
  ['<p>{t("hello")}</p>'],
  ['<p>{count} · –</p>'],
  ['<kbd>Ctrl Z</kbd>'],
  ['<Field label={t("hello")} source="name" sx={{ color: "red" }} />'],
  ["<p>{kind === 'new' && <b />}</p>"],
])('%s is no text without a catalog', (source) => {
  expect(untranslatedIn(source)).toEqual([]);
});
