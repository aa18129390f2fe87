import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { jestTimes, playwrightTimes, slowest } from '../../scripts/test-times.js';

it('a file of Jest took the time from its start to its end', () => {
  const name = join(process.cwd(), 'test', 'a.test.ts');
  const report = JSON.stringify({ testResults: [{ name, startTime: 1_000, endTime: 3_500 }] });
  expect(jestTimes(report)).toEqual([{ file: join('test', 'a.test.ts'), seconds: 2.5 }]);
});

it('a file of the browser took the sum of its stories, those of nested groups included', () => {
  const story = (file: string, duration: number) => ({ file, tests: [{ results: [{ duration }] }] });
  const report = JSON.stringify({
    config: { rootDir: join(process.cwd(), 'test', 'journeys') },
    suites: [
      {
        specs: [story('map.spec.ts', 1_000)],
        suites: [{ specs: [story('map.spec.ts', 500), story('chat.spec.ts', 250)] }],
      },
    ],
  });
  expect(playwrightTimes(report)).toEqual([
    { file: 'test/journeys/map.spec.ts', seconds: 1.5 },
    { file: 'test/journeys/chat.spec.ts', seconds: 0.25 },
  ]);
});

it('the slowest come first, and no more than asked for', () => {
  const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}`, seconds }));
  expect(slowest(files, 2).map(({ file }) => file)).toEqual(['3', '2']);
});
