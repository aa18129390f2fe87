import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { runNode } from '../../scripts/run-node.js';
import { plantProject, type PlantedProject, PROJECT } from './project-with-violations.js';

let planted: PlantedProject | undefined;

afterEach(async () => {
  await planted?.remove();
  planted = undefined;
});

describe('compiler options of the domain', () => {
  test('globals of Node and browsers do not exist, globals of the language do', async () => {
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
        forbiddenGlobals.map((name, i) => [
          `src/domain/match/global-${i}.ts`,
          `export const it = ${name};\n`,
        ]),
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
});

describe('lint rules of the domain against time and randomness', () => {
  /** In one process, because the configuration takes most of the time. */
  const LINT = `
    import { ESLint } from 'eslint';
    const [code, ...files] = process.argv.slice(1);
    const eslint = new ESLint({ allowInlineConfig: false });
    const results = [];
    for (const filePath of files) results.push(...(await eslint.lintText(code, { filePath })));
    console.log(JSON.stringify(results));
  `;
  const lint = async (code: string, files: readonly string[]): Promise<string[][]> => {
    const { output } = await runNode(['--input-type=module', '-e', LINT, code, ...files], { cwd: PROJECT });
    const reports = JSON.parse(output) as { messages: { ruleId: string; line: number }[] }[];
    return reports.map(({ messages }) => messages.map(({ ruleId, line }) => `${line} ${ruleId}`));
  };
  const code = [
    'export const now = Date.now();',
    'export const today = new Date();',
    'export const chance = Math.random();',
    'export const machine = process.pid;',
    'export const given = new Date(0);',
    '',
  ].join('\n');

  test('reject the clock, random numbers and the platform, accept a date that is passed in, and allow all of them in an adapter', async () => {
    expect(await lint(code, ['src/domain/match/planted.ts', 'src/adapters/time/planted.ts'])).toEqual([
      [
        '1 no-restricted-properties',
        '2 no-restricted-syntax',
        '3 no-restricted-properties',
        '4 no-restricted-globals',
      ],
      [],
    ]);
  });
});
