import { stripVTControlCharacters } from 'node:util';
import { runNode } from '../../scripts/run-node.js';
import { formatResults, type PartResult, runParallel } from '../../scripts/run-parallel.js';
import { plantProject } from '../architecture/project-with-violations.js';
import { ownFolder } from '../support/own-folder.js';

const folder = ownFolder('test');
let shown: string[];

beforeEach(async () => {
  shown = [];
});

/** @param parts program by name */
function runAll(parts: Record<string, string>, atOnce: number): Promise<PartResult[]> {
  return runParallel(
    Object.entries(parts).map(([name, program]) => ({ name, run: ['-e', `${HELP}${program}`] })),
    { atOnce, folder: folder(), show: (text) => shown.push(text) },
  );
}

const HELP = `
  const fs = require('fs');
  const say = (text) => fs.writeSync(1, text + '\\n');
  const until = (file) => new Promise((resolve) => {
    const look = () => { if (fs.existsSync(file)) { watcher.close(); resolve(); } };
    const watcher = fs.watch('.', look);
    look();
  });
`;

test('a part that fails is reported, and all parts run and show their output', async () => {
  const results = await runAll(
    { good: "say('fine')", bad: "console.error('burnt'); process.exit(3)", last: '' },
    1,
  );

  expect(results.map(({ name, passed }) => [name, passed])).toEqual([
    ['good', true],
    ['bad', false],
    ['last', true],
  ]);
  expect(shown).toEqual([
    expect.stringMatching(/^\n== good: ok +[\d.]+ s\nfine\n$/),
    expect.stringMatching(/^\n== bad: FAILED +[\d.]+ s\nburnt\n$/),
    expect.stringMatching(/^\n== last: ok +[\d.]+ s\n$/),
  ]);
});

test('parts run concurrently, and their outputs do not mix', async () => {
  const waiting = "say('a1'); fs.writeFileSync('a', ''); until('b').then(() => say('a2'))";
  const first = "until('a').then(() => { say('b1'); fs.writeFileSync('b', ''); })";
  await runAll({ waiting, first }, 2);

  const output = shown.map((text) => text.split('\n').slice(2).join(' ').trim());
  expect(output.sort()).toEqual(['a1 a2', 'b1']);
});

test('the number of concurrent parts is limited', async () => {
  // Starting Node takes long enough for a second part to find the folder.
  const busy = "require('child_process').execFileSync(process.execPath, ['-e', ''])";
  const alone = `fs.mkdirSync('kitchen'); ${busy}; fs.rmdirSync('kitchen')`;
  const results = await runAll({ first: alone, second: alone, third: alone }, 1);
  expect(results.map(({ passed }) => passed)).toEqual([true, true, true]);
});

test('the table lists every part with its seconds, slowest first', () => {
  const results = [
    { name: 'short', passed: true, seconds: 1.25 },
    { name: 'longest', passed: false, seconds: 10 },
  ];
  expect(formatResults(results)).toBe('longest  FAILED   10.0 s\nshort    ok        1.3 s\n');
});

test('npm run check fails with the output of the failed part', async () => {
  // The real scripts would take most of the time.
  const files = { 'src/planted.ts': 'export const  planted=1' };
  const planted = await plantProject(files, ['scripts']);
  const check = await runNode(['scripts/check.ts', 'format'], { cwd: planted.folder, timeout: 90_000 });
  await planted.remove();

  // The formatter writes colors to a pipe too.
  expect(stripVTControlCharacters(check.output)).toMatch(
    /== format: FAILED[^]*\nsrc\/planted\.ts[^]*\nformat +FAILED/,
  );
  expect(check.code).toBe(1);
});

test('an unknown part is rejected with the list of existing ones', async () => {
  const planted = await plantProject({}, ['scripts']);
  const check = await runNode(['scripts/check.ts', 'format', 'spelling'], { cwd: planted.folder });
  await planted.remove();

  expect(check.output).toMatch(/^There is no spelling, only .*\bformat\b/);
  expect(check.code).toBe(1);
});
