import { aMatchedTableOf, aTableOf, type SeatedTable } from '../support/http/a-table.js';
import { theSharedProduct } from '../support/http/shared-product.js';
import { waitForJobs } from '../support/http/wait-for-jobs.js';

const product = theSharedProduct();

/** What differs between any two tables. */
const OWN = ['id', 'match_id', 'user_id', 'request_id', 'created_at', 'updated_at', 'joined_at'];

/** Two users as places at the table, the smaller place first. */
const asPlaces = ({ a, b }: { a: number; b: number }, ids: readonly number[]) => {
  const [first, second] = [ids.indexOf(a), ids.indexOf(b)].sort((one, other) => one - other) as [
    number,
    number,
  ];
  return { a: first, b: second };
};

/**
 * The rows of a table, without the icebreaker's question, which is random, and with users as places at the table.
 * People who sign up at the same time get their ids, and so their rows, in any order.
 */
async function stored({ matchId, people }: SeatedTable): Promise<unknown> {
  const ids = people.map(({ id }) => id);
  const rows = async (sql: string, values: unknown[]): Promise<Array<Record<string, unknown>>> => {
    const found = await product.query<Record<string, unknown>>(sql, values);
    return found.rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !OWN.includes(name))),
    );
  };
  const [match] = await rows('select * from matches where id = $1', [matchId]);
  const { pairs, ...formation } = match!.formation as { pairs: Array<{ a: number; b: number }> };
  return {
    match: {
      ...match,
      formation,
      pairs: pairs
        .map((pair) => ({ ...pair, ...asPlaces(pair, ids) }))
        .sort((one, other) => one.a - other.a || one.b - other.b),
    },
    members: await rows('select * from match_members where match_id = $1 order by user_id', [matchId]),
    requests: await rows('select * from meetup_requests where user_id = any($1) order by user_id', [ids]),
    messages: await rows(
      `select *, user_id as author, params - 'questions' as params from chat_messages where match_id = $1 order by id`,
      [matchId],
    ),
  };
}

it.each([{}, { preferredTime: 'dinner', venueType: 'restaurant', maxDistance: 25 }])(
  'a table that a test inserts equals one that was formed for requests with %j',
  async (request) => {
    const formed = await aMatchedTableOf(product, undefined, request);
    // A job posts the first messages.
    await waitForJobs(product);
    const inserted = await aTableOf(product, undefined, request);
    expect(await stored(inserted)).toEqual(await stored(formed));
    const seen = async ({ matchId, people }: SeatedTable) =>
      Object.keys((await people[0]!.get(`/api/matches/${matchId}`)).body);
    expect(await seen(inserted)).toEqual(await seen(formed));
  },
);
