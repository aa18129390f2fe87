/**
 * Prints figures about the code: wording of comments, context cycles, tests per use case, long constructors and
 * duplicate names. The default field can be replaced: `npm run -s figures -- FIELD`. The figures are informational and
 * never fail.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, posix } from 'node:path';
import { addWordCounts, countCommentWords, type WordCount } from './figures/comment-words.ts';
import { contextsInCycles } from './figures/context-cycles.ts';
import { constructorParameterCounts, duplicateExports } from './figures/declarations.ts';

const [field = 'venueImageUrl'] = process.argv.slice(2);
const MAX_PARAMETERS = 7;
const MAX_SUBJECT_LENGTH = 60;
const COMMITS = 40;
const GENERATED = /schema\.d\.ts$/;
const MIGRATION = /\/migrations\/migration-/;

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n').filter(Boolean);
const names = git('ls-files', '*.ts', '*.tsx', '*.mjs').filter(
  (name) => !GENERATED.test(name) && !MIGRATION.test(name) && existsSync(name),
);
const sources = new Map(names.map((name) => [name, readFileSync(name, 'utf8')]));
const below = (folder: string): Map<string, string> =>
  new Map([...sources].filter(([name]) => name.startsWith(`${folder}/`)));

printCommentWords();
for (const layer of ['src/domain', 'src/application'])
  printList(`contexts of ${layer} in import cycles`, contextsInCycles(layer, below(layer)));
printTestedFiles();
printList(`constructors with more than ${MAX_PARAMETERS} parameters`, longConstructors());
const namingFiles = [...sources].filter(([, source]) => new RegExp(`\\b${field}\\b`).test(source));
const withoutTests = namingFiles.filter(([name]) => !name.startsWith('test/'));
console.log(
  `files that name ${field}: ${withoutTests.length}, and ${namingFiles.length - withoutTests.length} tests`,
);
printEngine();
const duplicates = [...duplicateExports(below('src'))];
printList(
  'exported names of src declared in more than one file',
  duplicates.map(([name, files]) => `${name}: ${files.join(', ')}`),
);
const subjects = git('log', `-${COMMITS}`, '--no-merges', '--format=%s');
printList(
  `subjects over ${MAX_SUBJECT_LENGTH} characters in the last ${COMMITS} commits`,
  subjects.filter(({ length }) => length > MAX_SUBJECT_LENGTH),
);

function printCommentWords(): void {
  const parts = new Map<string, WordCount>();
  for (const [name, source] of sources) {
    if (!name.includes('/')) continue;
    const part = name.split('/', name.startsWith('src/') ? 2 : 1).join('/');
    const words = countCommentWords(source);
    const before = parts.get(part);
    parts.set(part, before ? addWordCounts(before, words) : words);
  }
  console.log('comments, per 1,000 words    words  literary  standard');
  for (const [part, { words, literary, standard }] of parts) {
    const [first, second] = [literary, standard].map((count) => ((1000 * count) / words).toFixed(1));
    console.log(
      `${part.padEnd(26)} ${String(words).padStart(7)} ${first!.padStart(9)} ${second!.padStart(9)}`,
    );
  }
}

/** Files with a class or function count, because types need no test. */
function printTestedFiles(): void {
  const tests = new Set([...below('test/application').keys()].map((name) => basename(name)));
  const files = [...below('src/application')].filter(([, source]) =>
    /^export (?:async )?(?:class|function)/m.test(source),
  );
  const tested = files.filter(([name]) => tests.has(basename(name).replace(/\.ts$/, '.test.ts')));
  console.log(`application files with a test of the same name: ${tested.length} of ${files.length}`);
}

/** The seating engine: its size, its folders with the files above them, and the imports within it. */
function printEngine(): void {
  const engine = below('src/domain/seating');
  const floors = new Set([...engine.keys()].map(dirname));
  const imports = [...engine].flatMap(([name, source]) =>
    [...source.matchAll(/\bfrom '(\.[^']+)\.js'/g)].filter(([, path]) =>
      engine.has(`${posix.join(dirname(name), path!)}.ts`),
    ),
  );
  console.log(`seating engine: ${engine.size} files on ${floors.size} floors, ${imports.length} imports`);
}

function longConstructors(): string[] {
  return [...below('src')].flatMap(([name, source]) =>
    constructorParameterCounts(source)
      .filter((count) => count > MAX_PARAMETERS)
      .map((count) => `${name}: ${count}`),
  );
}

function printList(title: string, items: readonly string[]): void {
  console.log(`${title}: ${items.length}${items.map((item) => `\n  ${item}`).join('')}`);
}
