import { DrawTableWords } from '../../../src/application/table-word/draw-table-words.js';
import { tableWordsContract } from '../../contracts/table-words-contract.js';
import { aMatch } from '../../support/builders/a-match.js';
import { DINNER } from '../../support/builders/a-request.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryMatches } from '../../support/fakes/in-memory-matches.js';
import { InMemoryTableWords } from '../../support/fakes/in-memory-table-words.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

function stores() {
  const matches = new InMemoryMatches(new RecordingJobs());
  const aTableOn = async (preferredDate: string) => {
    const match = aMatch(undefined, { id: null, slot: { ...DINNER, preferredDate } });
    await matches.add(match);
    return match.id;
  };
  return {
    unitOfWork: new InMemoryUnitOfWork(matches.rows),
    words: new InMemoryTableWords(matches),
    aTableOn,
  };
}

describe('table words in memory', () => {
  tableWordsContract(async () => stores());
});

it('tables get different words two days before, once', async () => {
  const { unitOfWork, words, aTableOn } = stores();
  const ids = [await aTableOn('2026-03-07'), await aTableOn('2026-03-07')];
  const clock = new FixedClock();
  const draw = new DrawTableWords(unitOfWork, words, { below: () => 0 }, clock);
  await draw.execute();
  expect(words.words.size).toBe(0);
  clock.pass({ days: 4 });
  await draw.execute();
  const drawn = ids.map((id) => words.words.get(id));
  expect(drawn).toEqual([
    { adjective: 0, noun: 0 },
    { adjective: 0, noun: 1 },
  ]);
  await draw.execute();
  expect(ids.map((id) => words.words.get(id))).toEqual(drawn);
});
