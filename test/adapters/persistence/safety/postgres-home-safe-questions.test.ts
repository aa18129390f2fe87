import { PostgresHomeSafeQuestions } from '../../../../src/adapters/persistence/safety/postgres-home-safe-questions.js';
import { startOf } from '../../../../src/domain/shared/slot.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { aTable } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const FIVE_HOURS_LATER = new Date(startOf(DINNER, 'America/New_York').getTime() + 5 * 3_600_000);

const database = ownDatabase('kept');

it('seats whose question is due are listed in pages, and not again once it was asked', async () => {
  const { matchId, userIds } = await aTable(database, [{}, {}, {}]);
  const questions = new PostgresHomeSafeQuestions(database.em);
  const [first, second] = await questions.due(FIVE_HOURS_LATER, 2);
  expect([first!.userId, second!.userId]).toEqual(userIds.slice(0, 2));
  const [third, ...others] = await questions.due(FIVE_HOURS_LATER, 2, second);
  expect([third!.userId, others]).toEqual([userIds[2], []]);
  await questions.markAsked(matchId, first!.userId, FIVE_HOURS_LATER);
  expect(await questions.due(FIVE_HOURS_LATER, 10)).toEqual([second, third]);
});
