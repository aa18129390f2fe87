import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, join, posix } from 'node:path';
import { PARTS } from '../../scripts/check-parts.js';
import { runNode } from '../../scripts/run-node.js';
import { CONTEXTS, FOLDERS, LAYERS, SHARED_GROUND } from './contexts.js';
import { plantProject, type PlantedProject, PROJECT } from './project-with-violations.js';

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));

/** A breach of each rule about imports: the rule, the file that contains it, and what it imports. */
const BREACHES = rowsOf(`
  no-cycles                                  src/domain/match/cycle-a.ts                         ./cycle-b.js
  no-type-cycles                             src/domain/match/type-cycle-a.ts                    ./type-cycle-b.js
  domain-is-pure                             src/domain/match/reaches-out.ts                     ../../application/match/use-case.js
  domain-is-pure                             src/domain/match/uses-package.ts                    pg
  domain-is-pure                             src/domain/match/uses-node.ts                       node:fs
  application-imports-only-the-domain        src/application/match/imports-adapter.ts            ../../adapters/mail/mailer.js
  application-imports-only-the-domain        src/application/match/imports-package.ts            pg
  locales-import-only-the-domain             locales/imports-app.ts                              ../web-user/src/app/routes.js
  locales-import-only-the-domain             locales/imports-use-case.ts                         ../src/application/match/use-case.js
  adapters-do-not-import-infrastructure      src/adapters/mail/reads-config.ts                   ../../infrastructure/config/config.js
  adapters-do-not-import-each-other          src/adapters/http/borrows-mailer.ts                 ../mail/mailer.js
  adapters-do-not-import-each-other          src/adapters/http/match/borrows-rows.ts             ../../persistence/match/planted.js
  adapters-do-not-import-each-other          src/adapters/shared/imports-mailer.ts               ../mail/mailer.js
  front-end-imports-only-the-domain          web-user/src/app/calls-server.ts                    ../../../src/application/match/use-case.js
  front-end-imports-only-the-domain          web-admin/src/app/calls-server.ts                   ../../../src/infrastructure/config/config.js
  features-do-not-import-each-other          web-user/src/features/chat/imports-survey.ts        ../survey/survey.js
  features-do-not-import-each-other          web-user/src/features/meetups/plan/takes-survey.ts  ../../survey/survey.js
  features-do-not-import-each-other          web-admin/src/features/reports/takes-users.ts       ../users/users.js
  features-do-not-import-the-app             web-user/src/features/chat/imports-routes.ts        ../../app/routes.js
  features-do-not-import-the-app             web-admin/src/features/reports/imports-app.ts       ../../app/resources.js
  shared-imports-no-feature                  web-user/src/shared/api/imports-routes.ts           ../../app/routes.js
  shared-imports-no-feature                  web-user/src/shared/ui/imports-survey.ts            ../../features/survey/survey.js
  shared-imports-no-feature                  web-admin/src/shared/ui/imports-users.ts            ../../features/users/users.js
  shared-imports-no-feature                  web-admin/src/shared/api/imports-app.ts             ../../app/resources.js
  seating-model-imports-no-upper-floor       src/domain/seating/model/imports-graph.ts           ../graph/graph.js
  seating-graph-imports-no-upper-floor       src/domain/seating/graph/imports-search.ts          ../search/search.js
  seating-search-imports-no-upper-floor      src/domain/seating/search/imports-columns.ts        ../column-generation/columns.js
  seating-column-generation-imports-no-upper-floor  src/domain/seating/column-generation/imports-solve.ts  ../solve.js
  product-does-not-import-its-tests          src/adapters/mail/uses-fake.ts                      ../../../test/support/fake.js
  product-needs-no-development-package       src/adapters/mail/uses-dev-package.ts               mailparser
  infrastructure-config-imports-no-upper-floor    src/infrastructure/config/up.ts    ../observe/floor.js
  infrastructure-observe-imports-no-upper-floor   src/infrastructure/observe/up.ts   ../database/floor.js
  infrastructure-database-imports-no-upper-floor  src/infrastructure/database/up.ts  ../backup/floor.js
  infrastructure-backup-imports-no-upper-floor    src/infrastructure/backup/up.ts    ../compose/floor.js
  infrastructure-compose-imports-no-upper-floor   src/infrastructure/compose/up.ts   ../http/floor.js
  infrastructure-http-imports-no-upper-floor      src/infrastructure/http/up.ts      ../demo/floor.js
  infrastructure-demo-imports-no-upper-floor      src/infrastructure/demo/up.ts      ../run/floor.js
  infrastructure-run-imports-no-upper-floor       src/infrastructure/run/up.ts       ../cli/floor.js
  infrastructure-cli-imports-no-upper-floor       src/infrastructure/cli/up.ts       ../main.js
`) as [rule: string, file: string, imported: string][];

/** What each layer may import, and what the breaches import: a rule that forbade everything would be caught here. */
const HARMLESS = rowsOf(`
  src/domain/match/cycle-b.ts                      ./cycle-a.js
  src/domain/match/type-cycle-b.ts                 ./type-cycle-a.js
  src/domain/shared/day.ts
  src/domain/match/match.ts                        ../shared/day.js
  src/domain/seating/graph/graph.ts                ../../shared/day.js
  src/domain/seating/search/search.ts              ../graph/graph.js
  src/domain/seating/column-generation/columns.ts  ../search/search.js
  src/domain/seating/solve.ts                      ./column-generation/columns.js
  locales/messages.ts                              ../src/domain/shared/day.js
  src/application/match/use-case.ts                ../../../locales/messages.js ../../domain/match/match.js
  src/adapters/shared/answer.ts
  src/adapters/mail/mailer.ts                      pg ../../application/match/use-case.js
  src/adapters/places/places.ts                    ../shared/answer.js
  src/adapters/http/route.ts                       ../shared/answer.js
  src/adapters/http/admin/claims.ts                ../route.js ../../../application/moderation/planted.js
  src/adapters/http/match/match.admin.routes.ts    ../route.js ../admin/claims.js
  src/infrastructure/config/floor.ts
  src/infrastructure/observe/floor.ts              ../config/floor.js
  src/infrastructure/database/floor.ts             ../observe/floor.js
  src/infrastructure/backup/floor.ts               ../database/floor.js
  src/infrastructure/compose/floor.ts              ../backup/floor.js
  src/infrastructure/http/floor.ts                 ../compose/floor.js
  src/infrastructure/demo/floor.ts                 ../compose/floor.js
  src/infrastructure/run/floor.ts                  ../demo/floor.js
  src/infrastructure/cli/floor.ts                  ../run/floor.js
  src/infrastructure/main.ts                       ./run/floor.js
  src/infrastructure/config/config.ts              ../../adapters/mail/mailer.js
  web-user/src/features/survey/survey.ts           ../../../../src/domain/shared/day.js
  web-user/src/app/routes.ts                       ../features/survey/survey.js
  web-admin/src/features/users/users.ts
  web-admin/src/app/resources.ts                   ../features/users/users.js
  test/support/fake.ts                             ../../src/infrastructure/config/config.js
`) as [file: string, ...imported: string[]][];

/** For each folder of each context, the files that it may import of its own layer and those below it, and those it may not. */
const BORDERS = LAYERS.flatMap((layer) =>
  [...CONTEXTS[layer]].flatMap(([context, borders]) =>
    FOLDERS[layer].map((own) => {
      const others = LAYERS.slice(0, LAYERS.indexOf(layer) + 1).flatMap((of) =>
        [...CONTEXTS[of].keys()]
          .filter((other) => of !== layer || other !== context)
          // No folder of an adapter may import one of another adapter, whatever the context.
          .flatMap((other) => (of === layer ? [own] : FOLDERS[of]).map((from) => ({ of, other, from }))),
      );
      const paths = (isListed: boolean): string[] =>
        others
          .filter(({ of, other }) => borders[of].includes(other) === isListed)
          .map(({ other, from }) => `src/${from}/${other}/planted.ts`);
      const shared = layer === 'adapters' ? SHARED_GROUND : [];
      return {
        rule: `${layer}-${context}-imports-only-its-dependencies`,
        folder: `src/${own}/${context}`,
        listed: [...paths(true), ...shared.map((other) => `src/${own}/${other}/planted.ts`)],
        unlisted: paths(false),
      };
    }),
  ),
);

/** A file that imports these, only their types where its name says so. */
function importing(file: string, imported: readonly string[]): [string, string] {
  const isTypes = basename(file).includes('type');
  const lines = imported.map((path, at) =>
    isTypes ? `export type * from '${path}';` : `import * as it${at} from '${path}';\nexport { it${at} };`,
  );
  return [file, [...lines, 'export const planted = 1;', ''].join('\n')];
}

const relativeTo = (folder: string, paths: readonly string[]): string[] =>
  paths.map((path) => posix.relative(folder, path).replace(/\.ts$/, '.js'));

const allowed = [
  ...HARMLESS.map(([file, ...imported]) => importing(file, imported)),
  ...FOLDERS.adapters.flatMap((folder) =>
    SHARED_GROUND.map((shared) => importing(`src/${folder}/${shared}/planted.ts`, [])),
  ),
  ...BORDERS.flatMap(({ folder, listed }) => [
    importing(`${folder}/planted.ts`, []),
    importing(`${folder}/allowed-types.ts`, relativeTo(folder, listed)),
  ]),
];

/** Code with the expected rule behind each line that breaks one. Promises come from another file, so the rule needs types. */
const CODE = `
import { readFile } from 'node:fs/promises';
import { later } from 'LATER';
export function planted(): unknown {
  later(); //! no-floating-promises
  readFile('menu'); //! no-floating-promises
  later().then(() => 1); //! no-floating-promises
  [1].map(() => later()); //! no-floating-promises
  if (later()) return 1; //! no-misused-promises
  [1].forEach(async () => { await later(); }); //! no-misused-promises
  const bell: { ring: () => void } = { ring: later }; //! no-misused-promises
  const all = { ...later() }; //! no-misused-promises
  void later();
  later().catch(() => 1);
  return [bell, all];
}`;

/** The domain has no Node APIs. */
const PURE = CODE.replace(/^.*readFile.*$/gm, '');

/** A JSX attribute may take an async handler; a function argument may not. */
const SCREEN = `
import { useEffect } from 'react';
import { later } from 'LATER';
export function Planted() {
  queueMicrotask(async () => { await later(); }); //! no-misused-promises
  useEffect(() => { later(); }, []); //! no-floating-promises
  return <button onClick={async () => { await later(); }} onFocus={later} />;
}`;

const TIMELESS = `
export const now = Date.now(); //! no-restricted-properties
export const today = new Date(); //! time-is-passed-in
export const given = new Date(0);`;

const IMPURE = `${TIMELESS}
export const chance = Math.random(); //! no-restricted-properties
export const machine = process.pid; //! no-restricted-globals
export const changed = Object.assign({}, { a: 1 }); //! no-restricted-properties`;

const PATIENT = `
import { setTimeout as sleep } from 'node:timers/promises';
export const soon = (stop: () => void) => setTimeout(() => stop(), 9_000);
export const short = () => new Promise((resolve) => setTimeout(resolve, 100));
export const long = () => new Promise((resolve) => setTimeout(resolve, 101)); //! no-long-delays
export const longer = () => sleep(1_100); //! no-long-delays`;

const TEXTS = `
import { useState } from 'react';
const t = (key: string) => key + 'x';
export const TITLE = t('title'); //! texts-come-from-catalogs
export function Texts({ few, on }: { few: boolean; on: () => void }) {
  if (few) useState(''); //! rules-of-hooks
  return (
    <div className="grid" onClick={on}>Hello //! texts-come-from-catalogs
      <img alt="A table" src="/a.png" /> //! texts-come-from-catalogs
      {few ? 'One' : t('more')} //! texts-come-from-catalogs
      {\`\${few} seats\`} //! texts-come-from-catalogs
      <b title={t('shown')}>{t('more')}</b>
    </div>
  );
}`;

const withoutRules = (code: string): string => code.replace(/ \/\/! .+$/gm, '');

/** A mutation that knows neither the notices nor the end of a session. */
const MUTATING = `import { useMutation } from '@tanstack/react-query'; //! mutations-are-actions
import { useQuery } from '@tanstack/react-query';
export { useMutation, useQuery };
`;

/** A file of each TypeScript project, and the path by which it imports a promise of another file. */
const PLACES: [file: string, code: string, later?: string][] = [
  ['src/domain/match/linted.ts', PURE, '../shared/later.js'],
  ['src/adapters/mail/linted.ts', CODE, '../../domain/shared/later.js'],
  ['test/domain/match/linted.test.ts', CODE, '../../../src/domain/shared/later.js'],
  ['test/journeys/linted.spec.ts', CODE, '../../src/domain/shared/later.js'],
  ['test/web-user/linted.test.tsx', SCREEN, '@domain/shared/later.js'],
  ['web-user/src/features/chat/linted.ts', CODE, '@domain/shared/later.js'],
  ['web-user/src/features/chat/Linted.tsx', SCREEN, '@domain/shared/later.js'],
  ['web-admin/src/linted.ts', CODE, '@domain/shared/later.js'],
  ['web-admin/src/Linted.tsx', SCREEN, '@domain/shared/later.js'],
  ['bench/linted.ts', CODE, '../src/domain/shared/later.js'],
  ['scripts/linted.ts', CODE, '../src/domain/shared/later.js'],
  ['src/domain/match/impure.ts', IMPURE],
  ['src/adapters/time/impure.ts', withoutRules(IMPURE)],
  ['test/application/match/timed.test.ts', TIMELESS],
  ['test/support/fakes/timed.ts', TIMELESS],
  ['test/adapters/mail/timed.test.ts', withoutRules(TIMELESS)],
  ['test/adapters/mail/waiting.test.ts', PATIENT],
  ['src/adapters/mail/waiting.ts', withoutRules(PATIENT)],
  ['web-user/src/features/chat/Texts.tsx', TEXTS],
  ['web-user/src/features/chat/mutating.ts', MUTATING],
  ['web-admin/src/features/users/mutating.ts', MUTATING],
  ['web-user/src/shared/api/use-action.ts', withoutRules(MUTATING)],
  ['web-admin/src/shared/api/use-action.ts', withoutRules(MUTATING)],
];

/** What the language has, and what Node and browsers add, which the domain must not know. */
const GLOBALS = {
  language: '[new Map<string, Date>(), Math.PI, Intl.DateTimeFormat]',
  process: 'process.pid',
  timers: 'setTimeout',
  buffer: 'Buffer',
  fetch: 'fetch',
  console: 'console',
  window: 'window',
  crypto: 'crypto',
  require: 'require',
};

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

let planted: PlantedProject;
let violations: Violation[];
let linted: string[];

beforeAll(async () => {
  planted = await plantProject(
    Object.fromEntries([
      ...allowed,
      ...BREACHES.map(([, file, imported]) => importing(file, [imported])),
      ...BORDERS.map(({ folder, unlisted }) =>
        importing(`${folder}/crossing-types.ts`, relativeTo(folder, unlisted)),
      ),
      ['src/domain/shared/later.ts', 'export const later = async (): Promise<number> => 1;\n'],
      ...PLACES.map(([file, code, later = '']) => [file, withoutRules(code).replace('LATER', later)]),
    ]),
  );
  [violations, linted] = await Promise.all([cruise(planted.folder), lint(planted.folder)]);
});

afterAll(() => planted.remove());

function cruise(folder: string): Promise<Violation[]> {
  const cli = join(PROJECT, 'node_modules/.bin/depcruise');
  const what = ['src', 'locales', 'web-user', 'web-admin', 'test'];
  const args = [cli, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...what];
  const options = { cwd: folder, timeout: 90_000, maxBuffer: 2 ** 26 };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (_error, stdout, stderr) => {
      try {
        const result = JSON.parse(stdout) as { summary: { violations: Violation[] } };
        resolve(result.summary.violations);
      } catch {
        reject(new Error(stderr));
      }
    });
  });
}

/** Runs oxlint as `npm run check` does. @returns `file:line rule` for each violation */
async function lint(folder: string): Promise<string[]> {
  const part = PARTS.find(({ name }) => name === 'lint')!;
  const { output } = await runNode([...part.run, '--format', 'json'], { cwd: folder, timeout: 90_000 });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { filename: string; code: string; severity: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(
      ({ filename, code, labels }) =>
        `${filename}:${labels[0]?.span.line} ${/\((.*)\)/.exec(code)?.[1] ?? code}`,
    );
}

test.each(BREACHES)('%s catches %s', (rule, file) => {
  const caught = violations.filter((violation) => violation.from === file);
  expect(caught.map((violation) => violation.rule.name)).toContain(rule);
});

test.each(BORDERS)('$rule catches every context that $folder does not list', ({ rule, folder, unlisted }) => {
  const crossing = `${folder}/crossing-types.ts`;
  const caught = violations.filter(({ from, rule: { name } }) => from === crossing && name === rule);
  expect(caught.map(({ to }) => to).sort()).toEqual([...unlisted].sort());
});

test('every rule about imports has a breach here', () => {
  const { forbidden } = createRequire(import.meta.url)(join(PROJECT, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string; severity: string }[];
  };
  expect(forbidden.filter(({ severity }) => severity !== 'error')).toEqual([]);
  const broken = [...BREACHES.map(([rule]) => rule), ...BORDERS.map(({ rule }) => rule)];
  expect([...new Set(broken)].sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

test('what the layers and contexts may import is allowed', () => {
  const files = new Set(allowed.map(([file]) => file));
  expect(violations.filter(({ from, rule }) => files.has(from) && !rule.name.endsWith('-cycles'))).toEqual(
    [],
  );
});

test.each(PLACES)('oxlint reports the violations in %s, and nothing else', (file, code) => {
  const expected = code.split('\n').flatMap((line, at) => {
    const rule = / \/\/! (.+)$/.exec(line)?.[1];
    return rule ? [`${file}:${at + 1} ${rule}`] : [];
  });
  expect(linted.filter((violation) => violation.startsWith(`${file}:`)).sort()).toEqual(expected.sort());
});

test('in the domain, globals of Node and browsers do not exist, globals of the language do', async () => {
  // Apart from the breaches, of which some import packages with the types of Node.
  const files = Object.entries(GLOBALS).map(([name, code]) => [
    `src/domain/match/global-${name}.ts`,
    `export const it = ${code};\n`,
  ]);
  const domain = await plantProject(Object.fromEntries(files) as Record<string, string>);
  const tsc = join(PROJECT, 'node_modules/typescript-native/bin/tsc');
  const { output } = await runNode([tsc, '--noEmit', '-p', 'src/domain/tsconfig.json'], {
    cwd: domain.folder,
    timeout: 90_000,
  });
  await domain.remove();
  const reported = [...output.matchAll(/^src\/domain\/match\/global-(\w+)\.ts/gm)].map(([, name]) => name);
  expect([...new Set(reported)].sort()).toEqual(
    Object.keys(GLOBALS)
      .filter((name) => name !== 'language')
      .sort(),
  );
});
