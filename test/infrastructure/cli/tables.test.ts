import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { COMPILE_CACHE } from '../../support/compile-cache.js';

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(args: string[], environment: Record<string, string> = {}): Promise<Outcome> {
  const command = ['dist/infrastructure/cli/tables.js', ...args];
  const options = {
    env: { ...process.env, NODE_OPTIONS: '', ...COMPILE_CACHE, ...environment },
    timeout: 90_000,
  };
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, command, options)) };
  } catch (error) {
    return error as Outcome;
  }
}

async function fileWith(content: unknown): Promise<string> {
  const file = join(folder, 'people.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const aPerson = (id: number, story: object = {}) => ({
  id,
  age: 22,
  maxDistance: 10,
  latitude: 40.73,
  longitude: -73.99,
  survey: { favoriteConversationTopic: 'food', favoriteMusic: 'indie', personalityType: 'chill' },
  interests: ['film'],
  preferredDate: '2025-06-28',
  venueType: 'cafe',
  preferredTime: 'lunch',
  ...story,
});
const people = (count: number, story: object = {}, from = 1) =>
  Array.from({ length: count }, (_, index) => aPerson(from + index, story));

describe('npm run tables', () => {
  test('forms tables per slot and prints one JSON object', async () => {
    const file = await fileWith([
      ...people(3, { venueType: 'restaurant' }, 11),
      ...people(5),
      aPerson(21, { preferredTime: 'dinner' }),
    ]);
    const { code, stdout, stderr } = await run([file]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual({
      tables: [
        { members: [1, 2, 3, 4, 5], matchScore: 100 },
        { members: [11, 12, 13], matchScore: 100 },
      ],
      unseated: [21],
      ms: expect.any(Number),
    });
  });

  test('adds the certificate of all slots where it is asked for, and changes nothing else', async () => {
    const file = await fileWith([
      ...people(3, { venueType: 'restaurant' }, 11),
      ...people(5),
      aPerson(21, { preferredTime: 'dinner' }),
    ]);
    const { certificate, ...answer } = JSON.parse((await run([file, '--certificate'])).stdout);
    expect({ ...answer, ms: 0 }).toEqual({ ...JSON.parse((await run([file])).stdout), ms: 0 });
    expect(certificate).toEqual({
      seated: 8,
      atMost: 8,
      small: 1,
      smallAtLeast: 1,
      worst: 1,
      worstAtMost: 1,
      affinity: 1,
      affinityAtMost: 1,
      paths: { whole: 8, proved: 0, searched: 0, cut: 0, alone: 1 },
    });
  });

  test('forms the same tables for the same users in another order', async () => {
    const crowd = people(60).map((person) => ({
      ...person,
      age: 18 + (person.id % 9),
      ageRangeMin: 18,
      ageRangeMax: 24,
    }));
    const answer = async (list: object[]) => {
      const { tables, unseated } = JSON.parse((await run([await fileWith(list), '--seed', '7'])).stdout);
      return { tables, unseated };
    };
    expect(await answer(crowd.toReversed())).toEqual(await answer(crowd));
  });

  test('forms a table of four in the rolling pass only after the patience of one user', async () => {
    const file = await fileWith([aPerson(1, { waitingSeconds: 599 }), ...people(3, {}, 2)]);
    expect(JSON.parse((await run([file, '--pass', 'rolling'])).stdout).unseated).toEqual([1, 2, 3, 4]);
    const patience = { MATCH_PATIENCE_SECONDS: '500' };
    expect(JSON.parse((await run([file, '--pass', 'rolling'], patience)).stdout).unseated).toEqual([]);
  });

  test.each([
    [['--pass', 'weekly'], '--pass must be final or rolling'],
    [['--seed', '7x'], '--seed must be a whole number below 1000000000'],
    [['--speed=9'], 'usage: npm run -s tables -- FILE [--pass final|rolling] [--seed N] [--certificate]'],
    [
      ['--certificate=full'],
      'usage: npm run -s tables -- FILE [--pass final|rolling] [--seed N] [--certificate]',
    ],
  ])('rejects %j with one line', async (args, message) => {
    const { code, stdout, stderr } = await run([await fileWith([]), ...args]);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `${message}\n` });
  });

  test('rejects a missing file, and an invalid element by its index', async () => {
    expect(await run([join(folder, 'nobody.json')])).toMatchObject({
      code: 2,
      stderr: 'there is no such file\n',
    });
    const file = await fileWith([...people(17), aPerson(18, { maxDistance: '10' })]);
    expect(await run([file])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'element 17: maxDistance must be a number\n',
    });
  });
});
