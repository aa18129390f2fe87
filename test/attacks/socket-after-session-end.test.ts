import { lookUpStandings } from '../../src/adapters/persistence/chat/connection-standings.js';
import type { ConnectionClaim } from '../../src/application/chat/ports.js';
import type { APerson } from '../support/http/a-person.js';
import { aTableOf } from '../support/http/a-table.js';
import { poolOf } from '../support/postgres/pool-of.js';
import { theSharedProduct } from '../support/http/shared-product.js';

const A_MONTH_MS = 30 * 86_400_000;

const product = theSharedProduct();

/** The state of a WebSocket in the server. */
const claimOf = ({ id, sessionCookie }: APerson, rooms: number[]): ConnectionClaim => ({
  id: `socket of ${id}`,
  userId: id,
  sessionId: decodeURIComponent(sessionCookie.value).slice(2).split('.')[0]!,
  rooms,
});

const standingsOf = async (claims: ConnectionClaim[], longestSessionMs = A_MONTH_MS) =>
  (await lookUpStandings(poolOf(product.databaseUrl), longestSessionMs)(claims)).map(
    ({ isSignedIn, rooms }) => ({ isSignedIn, rooms }),
  );

it('the periodic check finds members who left and ended sessions, even without a signal', async () => {
  const { matchId, people } = await aTableOf(product);
  const [ada, ben, cleo] = people as [APerson, APerson, APerson];
  const stranger = await product.person().signUp();
  const claims = [ada, ben, cleo, stranger].map((person) => claimOf(person, [matchId, matchId + 1]));
  const sits = { isSignedIn: true, rooms: [matchId] };
  const sitsNowhere = { isSignedIn: true, rooms: [] };
  expect(await standingsOf(claims)).toEqual([sits, sits, sits, sitsNowhere]);

  await product.query(`update match_members set status = 'left' where match_id = $1 and user_id = $2`, [
    matchId,
    ben.id,
  ]);
  await product.query(`delete from sessions where sid = $1`, [claims[2]!.sessionId]);
  const [first, second, third] = await standingsOf(claims);
  expect([first, second, third!.isSignedIn]).toEqual([sits, sitsNowhere, false]);
  expect((await standingsOf([claims[0]!], -1000))[0]!.isSignedIn).toBe(false);
});

it('a session is valid for its own user only', async () => {
  const [ada, ben] = [await product.person().signUp(), await product.person().signUp()];
  const borrowed = { ...claimOf(ada, []), userId: ben.id };
  expect(await standingsOf([borrowed])).toEqual([{ isSignedIn: false, rooms: [] }]);
});
