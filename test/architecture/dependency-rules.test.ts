import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, posix } from 'node:path';
import { CONTEXTS, FOLDERS, LAYERS, SHARED_GROUND } from './contexts.js';
import { plantProject, type PlantedProject, PROJECT } from './project-with-violations.js';

type Breach = [rule: string, file: string, imported: string];

/** The floors of the infrastructure, lowest first. */
const FLOORS = ['config', 'observe', 'database', 'backup', 'compose', 'http', 'demo', 'run', 'cli'];
const UPWARDS = FLOORS.map((floor, at): Breach => {
  const above = FLOORS[at + 1];
  const imported = above ? `../${above}/floor.js` : '../main.js';
  return [`infrastructure-${floor}-imports-no-upper-floor`, `src/infrastructure/${floor}/up.ts`, imported];
});

/** A breach of each rule: the file that contains it, and what it imports. */
const BREACHES: Breach[] = [
  ['no-cycles', 'src/domain/match/cycle-a.ts', './cycle-b.js'],
  ['no-type-cycles', 'src/domain/match/type-cycle-a.ts', './type-cycle-b.js'],
  ['domain-is-pure', 'src/domain/match/reaches-out.ts', '../../application/match/use-case.js'],
  ['domain-is-pure', 'src/domain/match/uses-package.ts', 'pg'],
  ['domain-is-pure', 'src/domain/match/uses-node.ts', 'node:fs'],
  [
    'application-imports-only-the-domain',
    'src/application/match/imports-adapter.ts',
    '../../adapters/mail/mailer.js',
  ],
  ['application-imports-only-the-domain', 'src/application/match/imports-package.ts', 'pg'],
  ['locales-import-only-the-domain', 'locales/imports-app.ts', '../web-user/src/app/routes.js'],
  ['locales-import-only-the-domain', 'locales/imports-use-case.ts', '../src/application/match/use-case.js'],
  [
    'adapters-do-not-import-infrastructure',
    'src/adapters/mail/reads-config.ts',
    '../../infrastructure/config/config.js',
  ],
  ['adapters-do-not-import-each-other', 'src/adapters/http/borrows-mailer.ts', '../mail/mailer.js'],
  [
    'adapters-do-not-import-each-other',
    'src/adapters/http/match/borrows-rows.ts',
    '../../persistence/match/planted.js',
  ],
  ['adapters-do-not-import-each-other', 'src/adapters/shared/imports-mailer.ts', '../mail/mailer.js'],
  [
    'front-end-imports-only-the-domain',
    'web-user/src/app/calls-server.ts',
    '../../../src/application/match/use-case.js',
  ],
  [
    'front-end-imports-only-the-domain',
    'web-admin/src/app/calls-server.ts',
    '../../../src/infrastructure/config/config.js',
  ],
  [
    'features-do-not-import-each-other',
    'web-user/src/features/chat/imports-survey.ts',
    '../survey/survey.js',
  ],
  [
    'features-do-not-import-each-other',
    'web-user/src/features/meetups/plan/imports-survey.ts',
    '../../survey/survey.js',
  ],
  ['features-do-not-import-the-app', 'web-user/src/features/chat/imports-routes.ts', '../../app/routes.js'],
  [
    'features-do-not-import-the-app',
    'web-admin/src/features/reports/imports-app.ts',
    '../../app/resources.js',
  ],
  ['shared-imports-no-feature', 'web-user/src/shared/api/imports-routes.ts', '../../app/routes.js'],
  [
    'shared-imports-no-feature',
    'web-user/src/shared/ui/imports-survey.ts',
    '../../features/survey/survey.js',
  ],
  ['features-do-not-import-each-other', 'web-admin/src/features/reports/takes-users.ts', '../users/users.js'],
  ['shared-imports-no-feature', 'web-admin/src/shared/ui/imports-users.ts', '../../features/users/users.js'],
  ['shared-imports-no-feature', 'web-admin/src/shared/api/imports-app.ts', '../../app/resources.js'],
  ['seating-model-imports-no-upper-floor', 'src/domain/seating/model/imports-graph.ts', '../graph/graph.js'],
  [
    'seating-graph-imports-no-upper-floor',
    'src/domain/seating/graph/imports-search.ts',
    '../search/search.js',
  ],
  [
    'seating-search-imports-no-upper-floor',
    'src/domain/seating/search/imports-columns.ts',
    '../column-generation/columns.js',
  ],
  [
    'seating-column-generation-imports-no-upper-floor',
    'src/domain/seating/column-generation/imports-solve.ts',
    '../solve.js',
  ],
  ...UPWARDS,
  ['product-does-not-import-its-tests', 'src/adapters/mail/uses-fake.ts', '../../../test/support/fake.js'],
  ['product-needs-no-development-package', 'src/adapters/mail/uses-dev-package.ts', 'mailparser'],
];

/** A folder of a context with the contexts of a layer, by the files that it would import of them. */
interface Borders {
  readonly rule: string;
  readonly folder: string;
  readonly listed: readonly string[];
  readonly unlisted: readonly string[];
}

/** For each folder of each context, what it may import of its own layer and those below it, and what it may not. */
const BORDERS: readonly Borders[] = LAYERS.flatMap((layer) =>
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

/** A file of the folder that imports types from each path. */
const importing = (folder: string, paths: readonly string[]): string =>
  paths
    .map((path) => `export type * from '${posix.relative(folder, path).replace(/\.ts$/, '.js')}';\n`)
    .join('');

const crossing = (folder: string): string => `${folder}/crosses.ts`;

/** Every context, with a file that imports everything it may. */
const ALLOWED: Record<string, string> = Object.fromEntries(
  BORDERS.flatMap(({ folder, listed }) => [
    [`${folder}/planted.ts`, 'export const planted = 1;\n'],
    [`${folder}/imports-allowed.ts`, importing(folder, listed)],
  ]),
);

/** What each layer may do: a rule that forbade everything would be caught here. */
const HARMLESS: Record<string, string> = {
  ...ALLOWED,
  'src/domain/match/match.ts': "import { day } from '../shared/day.js';\nexport const match = day;",
  'src/domain/seating/solve.ts':
    "import { columns } from './column-generation/columns.js';\nexport const solve = columns;",
  'src/domain/seating/column-generation/columns.ts':
    "import { search } from '../search/search.js';\nexport const columns = search;",
  'src/domain/seating/search/search.ts':
    "import { graph } from '../graph/graph.js';\nexport const search = graph;",
  'src/domain/seating/graph/graph.ts':
    "import { day } from '../../shared/day.js';\nexport const graph = day;",
  'src/domain/shared/day.ts': 'export const day = 1;',
  'src/domain/match/cycle-b.ts':
    "import { planted } from './cycle-a.js';\nexport const back = planted;\nexport const planted2 = 1;",
  'src/domain/match/type-cycle-b.ts': "export type * from './type-cycle-a.js';",
  'locales/messages.ts': "import { day } from '../src/domain/shared/day.js';\nexport const messages = day;",
  'src/application/match/use-case.ts':
    "import { messages } from '../../../locales/messages.js';\nimport { match } from '../../domain/match/match.js';\nexport const useCase = [match, messages];",
  'src/adapters/mail/mailer.ts':
    "import pg from 'pg';\nimport { useCase } from '../../application/match/use-case.js';\nexport const mailer = [pg, useCase];",
  'src/adapters/shared/answer.ts': 'export const answer = 1;',
  ...Object.fromEntries(
    FOLDERS.adapters.flatMap((folder) =>
      SHARED_GROUND.map((shared) => [`src/${folder}/${shared}/planted.ts`, 'export const planted = 1;\n']),
    ),
  ),
  'src/adapters/http/route.ts': "import { answer } from '../shared/answer.js';\nexport const route = answer;",
  'src/adapters/http/admin/claims.ts':
    "import { route } from '../route.js';\nexport type * from '../../../application/moderation/planted.js';\nexport const claims = route;",
  'src/adapters/http/match/match.admin.routes.ts':
    "import { route } from '../route.js';\nimport { claims } from '../admin/claims.js';\nexport const routes = [route, claims];",
  'src/adapters/places/places.ts':
    "import { answer } from '../shared/answer.js';\nexport const places = answer;",
  ...Object.fromEntries(
    FLOORS.map((floor) => {
      const below = FLOORS[FLOORS.indexOf(floor) - (floor === 'demo' ? 2 : 1)];
      const imported = below ? `import '../${below}/floor.js';\n` : '';
      return [`src/infrastructure/${floor}/floor.ts`, `${imported}export const floor = 1;\n`];
    }),
  ),
  'src/infrastructure/main.ts': "import './run/floor.js';\nexport const main = 1;",
  'src/infrastructure/config/config.ts':
    "import { mailer } from '../../adapters/mail/mailer.js';\nexport const config = mailer;",
  'web-user/src/features/survey/survey.ts':
    "import { day } from '../../../../src/domain/shared/day.js';\nexport const survey = day;",
  'web-admin/src/features/users/users.ts': 'export const users = 1;\n',
  'web-admin/src/app/resources.ts':
    "import { users } from '../features/users/users.js';\nexport const resources = users;",
  'web-user/src/app/routes.ts':
    "import { survey } from '../features/survey/survey.js';\nexport const routes = survey;",
  'test/support/fake.ts':
    "import { config } from '../../src/infrastructure/config/config.js';\nexport const fake = config;",
};

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

let planted: PlantedProject;
let violations: Violation[];

beforeAll(async () => {
  const breaches = BREACHES.map(([rule, file, imported]) => [
    file,
    rule === 'no-type-cycles'
      ? `export type * from '${imported}';\n`
      : `import * as other from '${imported}';\nexport const planted = other;\n`,
  ]);
  const crossings = BORDERS.map(({ folder, unlisted }) => [crossing(folder), importing(folder, unlisted)]);
  planted = await plantProject({ ...HARMLESS, ...Object.fromEntries([...breaches, ...crossings]) });
  violations = await cruise(planted.folder);
});

afterAll(() => planted.remove());

function cruise(folder: string): Promise<Violation[]> {
  const cli = join(PROJECT, 'node_modules/.bin/depcruise');
  const args = [
    cli,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    'src',
    'locales',
    'web-user',
    'web-admin',
    'test',
  ];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { cwd: folder, timeout: 90_000, maxBuffer: 2 ** 26 },
      (_error, stdout, stderr) => {
        try {
          const result = JSON.parse(stdout) as { summary: { violations: Violation[] } };
          resolve(result.summary.violations);
        } catch {
          reject(new Error(stderr));
        }
      },
    );
  });
}

test.each(BREACHES)('%s catches %s', (rule, file) => {
  const caught = violations.filter((violation) => violation.from === file);
  expect(caught.map((violation) => violation.rule.name)).toContain(rule);
});

test.each(BORDERS)('$rule catches every context that $folder does not list', ({ rule, folder, unlisted }) => {
  const caught = violations.filter(({ from, rule: { name } }) => from === crossing(folder) && name === rule);
  expect(caught.map(({ to }) => to).sort()).toEqual([...unlisted].sort());
});

test('every rule has a breach here', () => {
  const { forbidden } = createRequire(import.meta.url)(join(PROJECT, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string; severity: string }[];
  };
  expect(forbidden.filter(({ severity }) => severity !== 'error')).toEqual([]);
  expect(
    [...new Set([...BREACHES.map(([rule]) => rule), ...BORDERS.map(({ rule }) => rule)])].sort(),
  ).toEqual(forbidden.map(({ name }) => name).sort());
});

test('what the layers and contexts may import is allowed', () => {
  const harmless = violations.filter(({ from, rule }) => from in HARMLESS && !rule.name.endsWith('-cycles'));
  expect(harmless).toEqual([]);
});
