import { PostgresTableWords } from '../../../../src/adapters/persistence/table-word/postgres-table-words.js';
import { DrawTableWords } from '../../../../src/application/table-word/draw-table-words.js';
import { tableWordsContract } from '../../../contracts/table-words-contract.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { FixedClock } from '../../../support/fakes/fixed-clock.js';
import { aTable } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase('kept');
let words: PostgresTableWords;
beforeAll(() => {
  words = new PostgresTableWords(database.em);
});

const aTableOn = async (preferredDate: string) =>
  (await aTable(database, [{}, {}, {}], { slot: { ...DINNER, preferredDate } })).matchId;

describe('table words in PostgreSQL', () => {
  tableWordsContract(async () => {
    await database.clear();
    return { unitOfWork: database.unitOfWork, words, aTableOn };
  });

  it('are different for tables that are drawn at the same time, though chance says the same', async () => {
    await database.clear();
    for (let table = 0; table < 4; table++) await aTableOn('2026-03-07');
    const clock = new FixedClock(new Date('2026-03-06T15:00:00Z'));
    const draws = [1, 2, 3].map(
      () => new DrawTableWords(database.unitOfWork, words, { below: () => 0 }, clock),
    );
    await Promise.all(draws.map((draw) => draw.execute()));
    const { rows } = await database.pool.query('select distinct adjective, noun from table_words');
    expect(rows).toHaveLength(4);
  });
});
