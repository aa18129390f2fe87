import { join } from 'node:path';
import { jestTimes, playwrightTimes, slowest } from '../../scripts/test-times.js';

it('the duration of a Jest file is the time between its start and its end', () => {
  const name = join(process.cwd(), 'test', 'a.test.ts');
  const report = JSON.stringify({ testResults: [{ name, startTime: 1_000, endTime: 3_500 }] });
  expect(jestTimes(report)).toEqual([{ file: join('test', 'a.test.ts'), seconds: 2.5 }]);
});

it('the duration of a browser file is the sum of its stories, nested groups included', () => {
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

it('the slowest files are returned first, up to the limit', () => {
  const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}`, seconds }));
  expect(slowest(files, 2).map(({ file }) => file)).toEqual(['3', '2']);
});
