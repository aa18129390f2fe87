import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { plantProject, type PlantedProject, PROJECT } from './project-with-violations.js';

let planted: PlantedProject | undefined;

afterEach(async () => {
  await planted?.remove();
  planted = undefined;
});

function run(tool: string, args: string[], cwd: string, input = ''): Promise<string> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(PROJECT, tool), ...args],
      { cwd, timeout: 90_000 },
      (_error, stdout) => resolve(stdout),
    );
    child.stdin!.end(input);
  });
}

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

    const complaints = await run(
      'node_modules/typescript-native/bin/tsc',
      ['--noEmit', '-p', 'src/domain/tsconfig.json'],
      planted.folder,
    );

    const reportedGlobals = [...complaints.matchAll(/^src\/domain\/match\/([\w-]+)\.ts/gm)].map(
      (match) => match[1],
    );
    expect([...new Set(reportedGlobals)].sort()).toEqual(forbiddenGlobals.map((_, i) => `global-${i}`));
  });
});

describe('lint rules of the domain against time and randomness', () => {
  const lint = async (code: string, file: string): Promise<string[]> => {
    const args = ['--stdin', '--stdin-filename', file, '--format', 'json', '--no-inline-config'];
    const output = await run('node_modules/eslint/bin/eslint.js', args, PROJECT, code);
    const [report] = JSON.parse(output) as [{ messages: { ruleId: string; line: number }[] }];
    return report.messages.map(({ ruleId, line }) => `${line} ${ruleId}`);
  };
  const code = [
    'export const now = Date.now();',
    'export const today = new Date();',
    'export const chance = Math.random();',
    'export const machine = process.pid;',
    'export const given = new Date(0);',
    '',
  ].join('\n');

  test('reject the clock, random numbers and the platform, and accept a date that is passed in', async () => {
    expect(await lint(code, 'src/domain/match/planted.ts')).toEqual([
      '1 no-restricted-properties',
      '2 no-restricted-syntax',
      '3 no-restricted-properties',
      '4 no-restricted-globals',
    ]);
  });

  test('allow all of them in an adapter', async () => {
    expect(await lint(code, 'src/adapters/time/planted.ts')).toEqual([]);
  });
});
