import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const run = promisify(execFile);
const python = (cwd: string, ...args: string[]) => run('python3', args, { cwd, timeout: 90_000 });

it('the scorer of the cup passes its own tests, which need Python 3 and nothing else', async () => {
  const { stderr } = await python('cup', '-m', 'unittest');
  expect(stderr).toMatch(/^Ran \d+ tests[^]*OK\n$/m);
});

it('the scorer and the engine agree on what is allowed and on the affinity of a table', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cup-'));
  try {
    for (const name of ['friends-120', 'preferences-300']) {
      const instance = join(folder, `${name}.json`);
      const answer = join(folder, `${name}.answer.json`);
      const maker = `import make_instances as m; print(next(m.text_of(*i) for i in m.INSTANCES if i[0] == '${name}'), end='')`;
      await writeFile(instance, (await python('cup', '-c', maker)).stdout);
      await writeFile(answer, (await python('cup', 'entries/tablemates.py', instance)).stdout);
      const score = JSON.parse((await python('cup', 'score.py', instance, answer)).stdout) as Score;
      const { tables, bound } = JSON.parse(await readFile(answer, 'utf8')) as Answer;
      expect(score).toMatchObject({ instance: name, seated: tables.flat().length, bound });
      expect(score.seated).toBe(bound);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

interface Answer {
  readonly tables: readonly number[][];
  readonly bound: number;
}

interface Score {
  readonly instance: string;
  readonly seated: number;
}
