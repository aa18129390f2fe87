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

describe('the compiler knows no machine inside the domain', () => {
  test('what belongs to Node or to a browser does not exist there; what belongs to the language does', async () => {
    const strangers = [
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
        strangers.map((name, i) => [`src/domain/match/stranger-${i}.ts`, `export const it = ${name};\n`]),
      ),
      'src/domain/match/language.ts':
        'export const it = [new Map<string, Date>(), Math.PI, Intl.DateTimeFormat];\n',
    });

    const complaints = await run(
      'node_modules/typescript-native/bin/tsc',
      ['--noEmit', '-p', 'src/domain/tsconfig.json'],
      planted.folder,
    );

    const complainedOf = [...complaints.matchAll(/^src\/domain\/match\/([\w-]+)\.ts/gm)].map(
      (match) => match[1],
    );
    expect([...new Set(complainedOf)].sort()).toEqual(strangers.map((_, i) => `stranger-${i}`));
  });
});

describe('the linter lets neither time nor chance into the domain', () => {
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

  test('the clock, chance and the machine are refused; a date that was given is not', async () => {
    expect(await lint(code, 'src/domain/match/planted.ts')).toEqual([
      '1 no-restricted-properties',
      '2 no-restricted-syntax',
      '3 no-restricted-properties',
      '4 no-restricted-globals',
    ]);
  });

  test('an adapter may use them', async () => {
    expect(await lint(code, 'src/adapters/time/planted.ts')).toEqual([]);
  });
});
