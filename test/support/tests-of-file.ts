import ts from 'typescript';

const parsed = new Map<string, ts.SourceFile>();

function parse(file: string, text: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known?.text === text) return known;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(file, source);
  return source;
}

const isTestBody = (node: ts.Node): boolean => ts.isSourceFile(node) || ts.isBlock(node);

/** The statement that contains a node, at the top of the file or of a group of tests. */
function statementOf(node: ts.Node): ts.Node {
  let current = node;
  while (!isTestBody(current.parent)) current = current.parent;
  return current;
}

/** The statements of a file that declare a name: constants and functions. */
function declarationsIn(source: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    const declares = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
    if (declares && node.name && ts.isIdentifier(node.name)) found.set(node.name.text, node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The code of the test with the given title: its call, with the constants and functions of the same file that it uses.
 * @returns null where no string of the file is this title.
 */
export function testNamed(file: string, text: string, title: string): string | null {
  const source = parse(file, text);
  let titled: ts.Node | null = null;
  const find = (node: ts.Node): void => {
    if (titled) return;
    if (ts.isStringLiteralLike(node) && node.text === title) titled = node;
    else ts.forEachChild(node, find);
  };
  find(source);
  if (!titled) return null;
  const declared = declarationsIn(source);
  const used = new Set<ts.Node>([statementOf(titled)]);
  const collect = (node: ts.Node): void => {
    const declaration = ts.isIdentifier(node) ? declared.get(node.text) : undefined;
    if (declaration) used.add(declaration);
    ts.forEachChild(node, collect);
  };
  // A set is iterated in insertion order, so declarations that are added here are visited too.
  for (const node of used) collect(node);
  return [...used]
    .map((node) => node.getText(source))
    .join('\n')
    .replaceAll("\\'", "'");
}
