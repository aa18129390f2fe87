import { openSaturdays } from '../../../src/domain/shared/saturday.js';
import { localDate } from '../../../src/domain/shared/time-zone.js';
import { eventually } from '../eventually.js';
import { HOME_ZONE, type TableRequest } from '../postgres/insert-seated-table.js';
import type { APerson } from './a-person.js';
import type { ProductUnderTest } from './test-product.js';

/** A test that starts shortly before midnight still requests an open Saturday on the next day. */
const LONGEST_TEST_MS = 10 * 60_000;
/** On a Friday the next open Saturday is eight days ahead, and the eighth one is too late. */
const LAST_WEEK = 6;
const FIVE = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];

/**
 * Returns a Saturday that can be requested, `weeks` after the first.
 * @throws RangeError if it is not open on every weekday
 */
export function aSaturday(weeks = 0): string {
  if (weeks > LAST_WEEK)
    throw new RangeError(`Only ${LAST_WEEK} weeks ahead is a Saturday open on every day`);
  const today = localDate(new Date(Date.now() + LONGEST_TEST_MS), HOME_ZONE);
  return openSaturdays(today, weeks + 1)[weeks]!;
}

/** A valid matching request. */
export function aRequestBody(fields: Record<string, unknown> = {}): TableRequest & Record<string, unknown> {
  return {
    meetupType: 'group',
    venueType: 'cafe',
    preferredDate: aSaturday(),
    preferredTime: 'lunch',
    maxDistance: 10,
    ageRangeMin: 18,
    ageRangeMax: 80,
    ...fields,
  };
}

export interface MatchBody {
  readonly id: number;
  readonly participants: number[];
  readonly users: Array<{ id: number; username: string; firstName: string; ageRange: string }>;
  readonly status: string;
}

/** Users who requested the same slot and share a table. */
export interface SeatedTable {
  readonly matchId: number;
  readonly people: APerson[];
}

/** What a table needs: users, and where the test allows it a table without requests. */
type Tables = Pick<ProductUnderTest, 'person' | 'insertions'>;

/**
 * Users with these first names who share a table. Its rows are inserted where the product of the test allows it, without
 * the mails and venue proposals of a match; see {@link aMatchedTableOf}.
 * @param request the fields of their requests that matter
 * @param settleIn runs for each user before the requests, which are sent then, because the match depends on it
 */
export async function aTableOf(
  product: Tables,
  firstNames: readonly string[] = FIVE,
  request: Record<string, unknown> = {},
  settleIn?: (person: APerson) => Promise<unknown>,
): Promise<SeatedTable> {
  const { insertions } = product;
  if (!insertions || settleIn) return aMatchedTableOf(product, firstNames, request, settleIn);
  const people = await signUps(product, firstNames);
  const ids = people.map(({ id }) => id);
  return { matchId: await insertions.seatedTable(ids, aRequestBody(request)), people };
}

/**
 * Signs up users with these first names, opens their requests for the same slot and waits until they share a table.
 * @param settleIn runs for each user before the request
 */
export async function aMatchedTableOf(
  product: Pick<ProductUnderTest, 'person'>,
  firstNames: readonly string[] = FIVE,
  request: Record<string, unknown> = {},
  settleIn: (person: APerson) => Promise<unknown> = async () => undefined,
): Promise<SeatedTable> {
  const people = await signUps(product, firstNames);
  await Promise.all(people.map(settleIn));
  // At the same time, because a run for each request would take most of the time.
  await Promise.all(
    people.map((person) => person.expect('POST', '/api/matching-request', 200, aRequestBody(request))),
  );
  // Without patience, a table of four may form first; the fifth user is added later.
  const seated: MatchBody[][] = [];
  for (const person of people) seated.push(await matchesOf(person, (matches) => matches.length > 0));
  return { matchId: seated[0]![0]!.id, people };
}

const signUps = (
  product: Pick<ProductUnderTest, 'person'>,
  firstNames: readonly string[],
): Promise<APerson[]> => Promise.all(firstNames.map((firstName) => product.person().signUp({ firstName })));

/** Every match, as the app polls them. */
export const ALL_MATCHES = '/api/user/matches?include=past%2Cpairs';

/** Polls the user's matches until they fit. */
export function matchesOf(person: APerson, areFine: (matches: MatchBody[]) => boolean): Promise<MatchBody[]> {
  return eventually(async () => {
    const { body } = await person.get<MatchBody[]>(ALL_MATCHES);
    return areFine(body) && body;
  });
}

/** Moves a match and its requests to the time after the dinner, or a week later. */
export async function endDinner(
  { query }: Pick<ProductUnderTest, 'query'>,
  matchId: number,
  status: 'completed' | 'archived' = 'completed',
): Promise<void> {
  const ago = status === 'completed' ? '5 hours' : '8 days';
  await query(`update matches set status = $2, starts_at = now() - $3::interval where id = $1`, [
    matchId,
    status,
    ago,
  ]);
  await query(
    `update meetup_requests set status = 'completed'
     where status = 'matched' and id in (select request_id from match_members where match_id = $1)`,
    [matchId],
  );
}
