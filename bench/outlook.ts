import { performance } from 'node:perf_hooks';
import { AgeRange } from '../src/domain/shared/age.js';
import { areWithinPreferences } from '../src/domain/seating/model/compatibility.js';
import type { Preferences } from '../src/domain/seating/model/seeker.js';
import { inSteps, WaitingIndex } from '../src/domain/seating/outlook.js';
import { Options } from './live/options.js';
import { printTable } from './live/report.js';
import { median } from './live/statistics.js';
import { timeSnapshots } from './outlook-snapshot.js';

/** A repeatable number from 0 to 1. */
const part = (index: number, factor: number): number => (index * factor) % 1;

const person = (id: number): Preferences => {
  const age = 18 + Math.floor(part(id, 0.618) * 20);
  return {
    id,
    age,
    ageRange: AgeRange.of(Math.max(18, age - 8), age + 8),
    maxDistance: 10 + Math.floor(part(id, 0.414) * 30),
    coordinates: { latitude: 40.4 + part(id, 0.732) * 0.6, longitude: -74.3 + part(id, 0.236) * 0.8 },
  };
};

/** The outlook of a request among 10,000 who wait in one city, against comparing it with each. `--people 10000`. */
export async function benchOutlook(words: readonly string[]): Promise<void> {
  const count = new Options(words).number('people', 10_000);
  const people = Array.from({ length: count }, (_, id) => person(id));
  const start = performance.now();
  const index = new WaitingIndex(people);
  const built = performance.now() - start;
  const asked = people.slice(0, 200).map(inSteps);
  const timed = (answer: (question: Preferences) => unknown): number[] =>
    asked.map((question) => {
      const from = performance.now();
      answer(question);
      return performance.now() - from;
    });
  const everyone = timed(
    (question) => people.filter((other) => areWithinPreferences(question, other)).length,
  );
  const indexed = timed((question) => index.outlookOf(question));
  printTable(
    `Outlook: ${people.length} waiting users in one city`,
    ['what', 'median (ms)', 'most (ms)', 'x one scan'],
    [
      ['index of the snapshot', built.toFixed(1), built.toFixed(1), (built / median(everyone)).toFixed(1)],
      ...[everyone, indexed].map((times, at) => [
        at === 0 ? 'one scan of all' : 'answer, three counts',
        median(times).toFixed(2),
        Math.max(...times).toFixed(2),
        (median(times) / median(everyone)).toFixed(2),
      ]),
    ],
  );
  const { read, scan } = await timeSnapshots(count);
  printTable(
    `Snapshot of ${count} waiting users, every ten minutes`,
    ['what', 'median (ms)', 'most (ms)', 'x the rows alone'],
    [scan, read].map((times, at) => [
      at === 0 ? 'rows of the requests from the database' : 'rows with users, and the index',
      median(times).toFixed(0),
      Math.max(...times).toFixed(0),
      (median(times) / median(scan)).toFixed(2),
    ]),
  );
}
