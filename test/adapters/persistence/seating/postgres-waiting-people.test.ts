import { PostgresWaitingPeople } from '../../../../src/adapters/persistence/seating/postgres-waiting-people.js';
import { aRequest, DINNER } from '../../../support/builders/a-request.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase();

it('are those of accounts that cost something, so that twenty cheap ones lift no count', async () => {
  const cheap = { is_first_of_network: false };
  const checked = ['is_phone_verified', 'is_profile_picture_verified', 'is_id_verified'];
  const ids = await database.people(
    ...Array.from({ length: 20 }, () => cheap),
    {},
    ...checked.map((step) => ({ ...cheap, [step]: true })),
  );
  await database.unitOfWork.run(async () => {
    for (const userId of ids) await database.requests.add(aRequest({ userId: userId!, slot: DINNER }));
  });
  const waiting = await new PostgresWaitingPeople(database.pool, null, 'America/New_York').inSlot(
    DINNER,
    new Date(),
  );
  expect(waiting.map(({ id }) => id)).toEqual(ids.slice(20));
});
