import { exec } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { plantProject, type PlantedProject, PROJECT } from '../architecture/project-with-violations.js';

const { scripts } = JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
/** The commands of npm scripts that run our code, by what they load first: a preload, or the program itself. */
const COMMANDS = Map.groupBy(
  Object.values(scripts).filter((command) => /\bnode |^playwright /.test(command)),
  (command) => (/--import (\S+)/.exec(command) ?? /(?:^|exec )(?:node )?(\S+)/.exec(command))![1]!,
);

const { refusalOf } = (await import(join(PROJECT, 'scripts/node-version.mjs'))) as {
  refusalOf(version: string): string | undefined;
};

let planted: PlantedProject;

beforeAll(async () => {
  // A copy, because a command that starts after all must not change the project.
  planted = await plantProject(
    {
      'another-node.mjs':
        "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: process.env.PRETENDED } });",
    },
    ['scripts', 'jest.config.mjs', 'playwright.config.ts'],
  );
});

afterAll(() => planted.remove());

/** Runs a command under a Node that reports another version. */
function under(version: string, command: string): Promise<{ code: unknown; said: string }> {
  const env = {
    ...process.env,
    PATH: [join(PROJECT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    NODE_OPTIONS: '--import ./another-node.mjs',
    PRETENDED: version,
  };
  // `node --watch` restarts a program that has ended when a file changes.
  const once = command.replace('--watch --watch-preserve-output ', '');
  return new Promise((resolve) => {
    exec(once, { cwd: planted.folder, env, timeout: 90_000 }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, said: stdout + stderr }),
    );
  });
}

test.each(['18.20.8', '20.20.2', '22.17.1'])('Node %s is rejected with a message', (version) => {
  expect(refusalOf(version)).toMatch(
    `Tablemates needs Node 22.18 or newer and this is ${version}: npm scripts`,
  );
});

test.each(['22.18.0', '23.0.0', '24.21.0', '100.1.0'])('Node %s is accepted', (version) => {
  expect(refusalOf(version)).toBeUndefined();
});

test('a command goes on under a Node that is accepted', async () => {
  const command = 'node --import ./scripts/node-version.mjs --eval 0';
  expect(await under('22.18.0', command)).toEqual({ code: 0, said: '' });
});

test.each([...COMMANDS].map(([first, [command]]) => [first, command!]))(
  'a command that begins with %s prints one line for an old Node',
  async (_, command) => {
    const { code, said } = await under('20.20.2', command);
    const lines = said.trim().split('\n');
    // `npm start` has a fallback for shells without `exec`.
    expect([...new Set(lines)]).toEqual([expect.stringMatching(/^Tablemates needs Node .* 20\.20\.2: /)]);
    expect(code).toBe(1);
  },
);
