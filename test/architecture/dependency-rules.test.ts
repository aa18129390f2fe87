import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { plantProject, type PlantedProject, PROJECT } from './project-with-violations.js';

/** One breach of each rule: the file that holds it, and what it imports. */
const BREACHES: [rule: string, file: string, imported: string][] = [
  ['no-circles', 'src/domain/match/circle-a.ts', './circle-b.js'],
  ['domain-is-pure', 'src/domain/match/reaches-out.ts', '../../application/match/use-case.js'],
  ['domain-is-pure', 'src/domain/match/uses-package.ts', 'pg'],
  ['domain-is-pure', 'src/domain/match/uses-node.ts', 'node:fs'],
  [
    'application-knows-only-the-domain',
    'src/application/match/takes-adapter.ts',
    '../../adapters/mail/mailer.js',
  ],
  ['application-knows-only-the-domain', 'src/application/match/takes-package.ts', 'pg'],
  [
    'adapters-do-not-know-infrastructure',
    'src/adapters/mail/reads-config.ts',
    '../../infrastructure/config.js',
  ],
  ['adapters-do-not-know-each-other', 'src/adapters/http/borrows-mailer.ts', '../mail/mailer.js'],
  ['adapters-do-not-know-each-other', 'src/adapters/shared/knows-mailer.ts', '../mail/mailer.js'],
  ['seating-stands-alone', 'src/domain/seating/knows-match.ts', '../match/match.js'],
  [
    'front-end-borrows-only-the-domain',
    'web-user/src/app/calls-server.ts',
    '../../../src/application/match/use-case.js',
  ],
  [
    'front-end-borrows-only-the-domain',
    'web-admin/src/app/calls-server.ts',
    '../../../src/infrastructure/config.js',
  ],
  ['features-do-not-import-each-other', 'web-user/src/features/chat/takes-survey.ts', '../survey/survey.js'],
  ['shared-ui-knows-no-feature', 'web-user/src/shared/ui/knows-survey.ts', '../../features/survey/survey.js'],
  ['features-do-not-import-each-other', 'web-admin/src/features/reports/takes-users.ts', '../users/users.js'],
  ['shared-ui-knows-no-feature', 'web-admin/src/shared/ui/knows-users.ts', '../../features/users/users.js'],
  ['shared-ui-knows-no-feature', 'web-admin/src/shared/api/knows-app.ts', '../../app/resources.js'],
  ['product-does-not-know-its-tests', 'src/adapters/mail/uses-fake.ts', '../../../test/support/fake.js'],
  ['product-needs-no-development-package', 'src/adapters/mail/uses-dev-package.ts', 'mailparser'],
];

/** What each layer may do, so that no rule is caught forbidding everything. */
const HARMLESS: Record<string, string> = {
  'src/domain/match/match.ts': "import { day } from '../shared/day.js';\nexport const match = day;",
  'src/domain/seating/solve.ts': "import { day } from '../shared/day.js';\nexport const solve = day;",
  'src/domain/shared/day.ts': 'export const day = 1;',
  'src/domain/account/user.ts': "import { day } from '../shared/day.js';\nexport const user = day;",
  'src/domain/match/circle-b.ts':
    "import { planted } from './circle-a.js';\nexport const back = planted;\nexport const planted2 = 1;",
  'src/application/match/use-case.ts':
    "import { match } from '../../domain/match/match.js';\nexport const useCase = match;",
  'src/adapters/mail/mailer.ts':
    "import pg from 'pg';\nimport { useCase } from '../../application/match/use-case.js';\nexport const mailer = [pg, useCase];",
  'src/adapters/shared/answer.ts': 'export const answer = 1;',
  'src/adapters/places/places.ts':
    "import { answer } from '../shared/answer.js';\nexport const places = answer;",
  'src/infrastructure/config.ts':
    "import { mailer } from '../adapters/mail/mailer.js';\nexport const config = mailer;",
  'web-user/src/features/survey/survey.ts':
    "import { day } from '../../../../src/domain/shared/day.js';\nexport const survey = day;",
  'web-user/src/app/routes.ts':
    "import { survey } from '../features/survey/survey.js';\nexport const routes = survey;",
  'web-admin/src/shared/api/types.ts': 'export const types = 1;',
  'web-admin/src/features/users/user.ts':
    "import { types } from '../../shared/api/types.js';\nexport const user = types;",
  'web-admin/src/features/users/users.ts': "import { user } from './user.js';\nexport const users = user;",
  'web-admin/src/app/resources.ts':
    "import { users } from '../features/users/users.js';\nexport const resources = users;",
  'test/support/fake.ts':
    "import { config } from '../../src/infrastructure/config.js';\nexport const fake = config;",
};

interface Violation {
  from: string;
  rule: { name: string };
}

let planted: PlantedProject;
let violations: Violation[];

beforeAll(async () => {
  const breaches = BREACHES.map(([, file, imported]) => [
    file,
    `import * as other from '${imported}';\nexport const planted = other;\n`,
  ]);
  planted = await plantProject({ ...HARMLESS, ...Object.fromEntries(breaches) });
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

test('every rule of the house has a breach here', () => {
  const { forbidden } = createRequire(import.meta.url)(join(PROJECT, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string; severity: string }[];
  };
  expect(forbidden.filter(({ severity }) => severity !== 'error')).toEqual([]);
  expect([...new Set(BREACHES.map(([rule]) => rule))].sort()).toEqual(
    forbidden.map(({ name }) => name).sort(),
  );
});

test('what the layers may do is let through', () => {
  const harmless = violations.filter(({ from, rule }) => from in HARMLESS && rule.name !== 'no-circles');
  expect(harmless).toEqual([]);
});
