import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { CONTEXTS, LAYERS } from './contexts.js';
import { PROJECT } from './project-with-violations.js';

const ROOT_DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md', 'CHANGELOG.md'];
const DOCUMENTS = [...ROOT_DOCUMENTS, ...globSync('docs/**/*.md', { cwd: PROJECT }).sort()];

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');
const exists = (path: string): boolean => existsSync(join(PROJECT, path));

/** Code blocks contain examples, whose paths need not exist. */
const proseOf = (document: string): string => read(document).replace(/^```[^]*?^```/gm, '');

/** Every match of the pattern's first group in the prose of a document. */
const allIn = (document: string, pattern: RegExp): string[] =>
  [...proseOf(document).matchAll(pattern)].map(([, found]) => found!);

const EXTERNAL = /^(https?|mailto):/;

/** The anchor of a heading, as GitHub derives it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const hasAnchor = (document: string, anchor: string): boolean =>
  allIn(document, /^#+ (.+)$/gm).some((heading) => anchorOf(heading) === anchor);

/** Why a link of the document leads nowhere, or null. */
function brokenLink(document: string, link: string): string | null {
  if (EXTERNAL.test(link)) return null;
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), path));
  if (!exists(target)) return `${document} links to ${link}, which does not exist`;
  const isMissing = anchor !== undefined && !hasAnchor(target, anchor);
  return isMissing ? `${document} links to ${link}, which has no such heading` : null;
}

/** The folders that a path in backticks may be relative to, the root of the repository first. */
const BASES = ['', 'src', 'web-user/src', 'web-admin/src'];
const FOLDERS =
  /^(\.ci|\.github|\.githooks|adapters|application|bench|docs|domain|features|infrastructure|scripts|src|test|web-admin|web-user)\//;
const PATH = /^[\w.@/-]+$/;
const MEDIA_TYPE = /^application\/(json|pdf|zip)$/;

const isPath = (text: string): boolean => PATH.test(text) && FOLDERS.test(text) && !MEDIA_TYPE.test(text);

function missingPath(document: string, path: string): string | null {
  if (!isPath(path) || BASES.some((base) => exists(join(base, path)))) return null;
  return `${document} names ${path}, which does not exist`;
}

const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);

/** What `look` finds wrong with every match of the pattern, over all documents. */
const flaws = (pattern: RegExp, look: (document: string, found: string) => string | null): string[] =>
  DOCUMENTS.flatMap((document) => allIn(document, pattern).map((found) => look(document, found))).filter(
    (flaw) => flaw !== null,
  );

describe('the documents', () => {
  it('link only to files and headings that exist', () => {
    expect(flaws(/\]\(([^)\s]+)\)/g, brokenLink)).toEqual([]);
  });

  it('name only paths that exist', () => {
    expect(flaws(/`([^`\n]+)`/g, missingPath)).toEqual([]);
  });

  it('name only npm scripts that exist', () => {
    const missing = flaws(/npm run (?:-s )?([\w:-]+)/g, (document, script) =>
      scripts.includes(script) ? null : `${document} names npm run ${script}, which does not exist`,
    );
    expect(missing).toEqual([]);
  });

  it('are all listed in their index', () => {
    const listed = (index: string) =>
      allIn(index, /\]\(([^)#\s]+)/g).map((link) => normalize(join(dirname(index), link)));
    const index = new Set([...listed('docs/README.md'), ...listed('docs/adr/README.md'), 'docs/README.md']);
    expect(DOCUMENTS.filter((path) => path.startsWith('docs/') && !index.has(path))).toEqual([]);
  });
});

/** Where the second column of contexts begins. */
const COLUMN = 65;

test('the tree in docs/directories.md lists every context of src/contexts.json', () => {
  const [, columns = ''] = /^A context has the same name[^]*?```text\n([^]*?)```/m.exec(
    read('docs/directories.md'),
  )!;
  const names = columns
    .split('\n')
    .flatMap((line) => [line.slice(0, COLUMN), line.slice(COLUMN)])
    .flatMap((cell) => /^[a-z-]+(, [a-z-]+)*(?= {2})/.exec(cell)?.[0].split(', ') ?? []);
  const contexts = LAYERS.flatMap((layer) => [...CONTEXTS[layer].keys()]);
  const listed = new Set(contexts.filter((context) => !['shared', 'server-and-browser'].includes(context)));
  expect(names.sort()).toEqual([...listed].sort());
});

describe('the decision records', () => {
  const records = globSync('docs/adr/[0-9]*.md', { cwd: PROJECT }).sort();
  const titleOf = (record: string): string => read(record).split('\n', 1)[0]!;

  const ofFiles = records.map((record) => Number(record.match(/(\d{4})-/)![1]));
  /** A feature has a paragraph in place of a file. */
  const features = [...read('docs/adr/features.md').matchAll(/^## (\d+)\. (.+)$/gm)];
  const ofFeatures = features.map(([, number]) => Number(number));
  const numbers = [...ofFiles, ...ofFeatures].sort((a, b) => a - b);
  const takenAway = 'docs/adr/0081-what-was-taken-away.md';

  it('are numbered in file name and title, each once, without a gap but for those that were taken away', () => {
    const deleted = [...read(takenAway).matchAll(/\bADR (\d+)\b/g)].map(([, number]) => Number(number));
    expect(numbers.concat(deleted).sort((a, b) => a - b)).toEqual(
      Array.from({ length: numbers.at(-1)! }, (_, index) => index + 1),
    );
    expect(records.map((record) => Number(/^# (\d+)\. /.exec(titleOf(record))?.[1]))).toEqual(ofFiles);
  });

  it('have the same titles in the index', () => {
    const rows = [...read('docs/adr/README.md').matchAll(/^- \[(\d+)\]\([^)]+\) (.+)$/gm)];
    const listed = rows.map(([, number, title]) => `# ${number}. ${title}`);
    const titles = [...records.map(titleOf), ...features.map(([heading]) => heading.slice(1))];
    expect(listed).toEqual(
      numbers.map((number) => titles.find((title) => title.startsWith(`# ${number}. `))),
    );
  });

  it('are each cited by the code they explain, by a number that exists', () => {
    const code = globSync('{src,web-user,web-admin,scripts,test/support}/**/*.{ts,tsx,mjs}', {
      cwd: PROJECT,
    });
    const cited = code
      .concat('jest.config.mjs', '.dependency-cruiser.cjs')
      .filter((file) => !file.includes('/dist'))
      .flatMap((file) => [...read(file).matchAll(/\bADR (\d+)\b/g)].map(([, number]) => Number(number)));
    const explaining = numbers.filter((number) => number !== ofFiles[records.indexOf(takenAway)]);
    expect([...new Set(cited)].sort((a, b) => a - b)).toEqual(explaining);
  });
});
