import { writeFile } from 'node:fs/promises';
import { runBuilt } from '../../support/built-command.js';
import { ownFolder } from '../../support/own-folder.js';

const folder = ownFolder();
const run = (args: string[], env?: Record<string, string>) => runBuilt('tables', args, env);

async function fileWith(content: unknown): Promise<string> {
  const file = folder('people.json');
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
  test('forms tables per slot and prints one JSON object, with the certificate of all slots where it is asked for', async () => {
    const file = await fileWith([
      ...people(3, { venueType: 'restaurant' }, 11),
      ...people(5),
      aPerson(21, { preferredTime: 'dinner' }),
    ]);
    const answer = {
      tables: [
        { members: [1, 2, 3, 4, 5], matchScore: 100 },
        { members: [11, 12, 13], matchScore: 100 },
      ],
      unseated: [21],
      ms: expect.any(Number),
    };
    const { code, stdout, stderr } = await run([file]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toEqual(answer);
    const certificate = {
      seated: 8,
      atMost: 8,
      small: 1,
      smallAtLeast: 1,
      worst: 1,
      worstAtMost: 1,
      affinity: 1,
      affinityAtMost: 1,
      paths: { whole: 8, proved: 0, searched: 0, cut: 0, alone: 1 },
    };
    expect(JSON.parse((await run([file, '--certificate'])).stdout)).toEqual({ ...answer, certificate });
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
  ])('rejects %j with one line', async (args, message) => {
    const { code, stdout, stderr } = await run([await fileWith([]), ...args]);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `${message}\n` });
  });

  test('rejects a missing file, and an invalid element by its index', async () => {
    expect(await run([folder('nobody.json')])).toMatchObject({
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
