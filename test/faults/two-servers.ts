import { eventually } from '../support/eventually.js';
import { aRequestBody, aSaturday } from '../support/http/a-table.js';
import { aRow, type FaultRow } from './row.js';
import { Town } from './town.js';

const ROUNDS = 3;
const USERS_OF_EACH = 6;

/** Users of one slot ask two servers on one database, which both seat them. */
export async function twoServers(): Promise<FaultRow[]> {
  const row = aRow('two servers seat one slot');
  const one = await Town.open();
  const other = await Town.open({}, one.database);
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const people = [...(await one.people(USERS_OF_EACH)), ...(await other.people(USERS_OF_EACH))];
      const ids = people.map(({ id }) => id);
      const near = 'update users set latitude = 40.73, longitude = -73.99 where id = any ($1)';
      await one.observer.query(near, [ids]);
      const body = aRequestBody({ preferredDate: aSaturday(round) });
      const answers = await Promise.all(people.map((person) => person.post('/api/matching-request', body)));
      row.unexpected += answers.filter(({ status }) => status !== 200).length;
      row.acknowledged += people.length;
      await eventually(async () => (await seatsOf(one, ids)).length === people.length, 60);
      const seats = await seatsOf(one, ids);
      row.doubled += seats.length - new Set(seats).size;
      row.lost += ids.filter((id) => !seats.includes(id)).length;
      row.rounds++;
    }
  } finally {
    await one.close();
    await other.close();
    await one.database.drop();
  }
  return [row];
}

async function seatsOf(town: Town, ids: readonly number[]): Promise<number[]> {
  const { rows } = await town.observer.query<{ id: number }>(
    'select user_id as id from match_members where user_id = any ($1)',
    [ids],
  );
  return rows.map(({ id }) => id);
}
