import { OPENED } from '../../../src/infrastructure/compose/tokens.js';
import { finalRunOf, lastSeatingOf, type Slot, startOf } from '../../../src/domain/shared/slot.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import type { APerson } from '../../support/http/a-person.js';
import { aRequestBody, aSaturday, matchesOf } from '../../support/http/a-table.js';
import { eventually } from '../../support/eventually.js';
import { aProduct } from '../../support/http/test-product.js';

const ZONE = 'America/New_York';
const clock = new FixedClock(new Date());

const product = aProduct({ clock });

const slotOf = (fields: Pick<Slot, 'preferredTime' | 'venueType'>): Slot => ({
  preferredDate: aSaturday(),
  ...fields,
});

function switchServer(instant: Date): void {
  clock.pass({ seconds: Math.ceil((instant.getTime() - clock.now().getTime()) / 1000) });
}

async function run(job: 'find-due-slots' | 'advance-tables' | 'expire-requests'): Promise<void> {
  await product.server.container.get(OPENED).jobs.add(job, {});
}

async function askFor(slot: Slot, names: readonly string[]): Promise<APerson[]> {
  const people = await Promise.all(names.map((firstName) => product.person().signUp({ firstName })));
  for (const person of people)
    await person.expect('POST', '/api/matching-request', 200, aRequestBody({ ...slot }));
  return people;
}

const statusOf = async (person: APerson): Promise<unknown> =>
  (await person.get('/api/user/active-request')).body.status;

it('in a full week three users are seated by the final run, one gets no seat, the dinner is completed, and the chat is archived', async () => {
  const lunch = slotOf({ preferredTime: 'lunch', venueType: 'cafe' });
  const dinner = slotOf({ preferredTime: 'dinner', venueType: 'restaurant' });
  const three = await askFor(lunch, ['Ada', 'Ben', 'Cleo']);
  const [alone] = await askFor(dinner, ['Dan']);

  switchServer(new Date(finalRunOf(lunch, ZONE).getTime() - 60_000));
  await run('find-due-slots');
  expect(await statusOf(three[0]!)).toBe('active');

  switchServer(finalRunOf(lunch, ZONE));
  await run('find-due-slots');
  const [table] = await matchesOf(three[0]!, ([match]) => match?.status === 'confirmed');
  expect(table!.participants).toEqual(three.map(({ id }) => id).sort((a, b) => a - b));
  expect(await statusOf(alone!)).toBe('active');
  const path = `/api/matches/${table!.id}/messages`;
  await eventually(async () => {
    const { body } = await three[1]!.get<Array<{ message: string }>>(path);
    return body.some(({ message }) => message === 'Your table is confirmed. See you on Saturday!');
  });

  switchServer(lastSeatingOf(startOf(dinner, ZONE)));
  await run('expire-requests');
  await eventually(async () => (await alone!.get('/api/user/active-request')).status === 404);

  clock.pass({ hours: 8 });
  await run('advance-tables');
  await matchesOf(three[0]!, ([match]) => match?.status === 'completed');
  expect((await three[0]!.get('/api/user/active-request')).status).toBe(404);

  const socket = await (await three[0]!.connect()).joinRoom(table!.id);
  socket.send({ type: 'chat_message', matchId: table!.id, message: 'that was nice', clientId: 'a' });
  await socket.waitFor('message_sent');
  clock.pass({ days: 8 });
  await run('advance-tables');
  await matchesOf(three[0]!, ([match]) => match?.status === 'archived');
  socket.send({ type: 'chat_message', matchId: table!.id, message: 'too late', clientId: 'b' });
  await socket.waitFor('error', ({ code }) => code === 'chat_is_closed');
  expect((await three[0]!.get(path)).status).toBe(200);
  socket.close();
});
