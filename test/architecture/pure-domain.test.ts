import { join } from 'node:path';
import { runNode } from '../../scripts/run-node.js';
import { plantProject, type PlantedProject, PROJECT } from './project-with-violations.js';

let planted: PlantedProject | undefined;

afterEach(async () => {
  await planted?.remove();
  planted = undefined;
});

test('in the domain, globals of Node and browsers do not exist, globals of the language do', async () => {
  const forbiddenGlobals = [
    'process.pid',
    'setTimeout',
    'Buffer',
    'fetch',
    'console',
    'window',
    'crypto',
    'require',
  ];
  planted = await plantProject({
    ...Object.fromEntries(
      forbiddenGlobals.map((name, i) => [`src/domain/match/global-${i}.ts`, `export const it = ${name};\n`]),
    ),
    'src/domain/match/language.ts':
      'export const it = [new Map<string, Date>(), Math.PI, Intl.DateTimeFormat];\n',
  });

  const { output } = await runNode(
    [join(PROJECT, 'node_modules/typescript-native/bin/tsc'), '--noEmit', '-p', 'src/domain/tsconfig.json'],
    { cwd: planted.folder, timeout: 90_000 },
  );

  const reportedGlobals = [...output.matchAll(/^src\/domain\/match\/([\w-]+)\.ts/gm)].map(
    (match) => match[1],
  );
  expect([...new Set(reportedGlobals)].sort()).toEqual(forbiddenGlobals.map((_, i) => `global-${i}`));
});
