import { aMeetupBy } from '../../../support/http/a-meetup.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aSaturday, aTableOf } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';
import { waitForJobs } from '../../../support/http/wait-for-jobs.js';

const product = theSharedProduct();
let ada: APerson;
let ben: APerson;
let cleo: APerson;
let matchId: number;

const blocks = (one: APerson, other: APerson) => one.expect('POST', `/api/users/${other.id}/block`, 200);
const reports = async (person: APerson, targetId: number) =>
  (await person.post('/api/reports', { kind: 'message', targetId, reason: 'spam' })).status;

describe('a user blocked by a table-mate', () => {
  let day = 0;
  beforeEach(async () => {
    const table = await aTableOf(product, undefined, { preferredDate: aSaturday(day++) });
    ({ matchId } = table);
    [ada, ben, cleo] = table.people as [APerson, APerson, APerson];
    // System messages would be between the members' messages.
    await waitForJobs(product);
  });

  it('cannot detect hidden messages by marking the chat as read', async () => {
    await blocks(ada, ben);
    const heard = await cleo.say(matchId, 'Hello all');
    await ada.say(matchId, 'Not for Ben');
    await ben.expect('POST', `/api/matches/${matchId}/read`, 200, { messageId: 2_000_000_000 });
    const { body } = await ben.get<{ lastReadMessageId: number }>(`/api/matches/${matchId}`);
    expect(body.lastReadMessageId).toBe(heard);
  });

  it('can report messages from before the block, and none after it', async () => {
    const before = await ada.say(matchId, 'Said to all');
    await blocks(ada, ben);
    const since = await ada.say(matchId, 'Not for Ben');
    expect(await reports(ben, before)).toBe(200);
    expect(await reports(ben, since)).toBe(404);
    expect(await reports(cleo, since)).toBe(200);
  });
});

describe('a meetup hidden by a block', () => {
  it('responds like a canceled one, and so does its organizer’s profile', async () => {
    const [host, other, guest] = await Promise.all(
      ['Ada', 'Ben', 'Cleo'].map((firstName) => product.person().signUp({ firstName })),
    );
    const hidden = await aMeetupBy(product, host!, { scheduledTime: '16:30' });
    const gone = await aMeetupBy(product, other!, { scheduledTime: '16:30' });
    await guest!.expect('POST', `/api/meetups/${hidden.id}/join`, 200);
    await guest!.expect('DELETE', `/api/meetups/${hidden.id}/join`, 200);
    await blocks(host!, guest!);
    await other!.expect('DELETE', `/api/matches/${gone.matchId}`, 200);
    const report = async (kind: string, targetId: number) =>
      (await guest!.post('/api/reports', { kind, targetId, reason: 'spam' })).status;
    expect(await report('meetup', gone.id)).toBe(await report('meetup', hidden.id));
    expect(await report('user', other!.id)).toBe(await report('user', host!.id));
    for (const method of ['POST', 'DELETE'])
      expect((await guest!.send(method, `/api/users/${other!.id}/block`)).status).toBe(200);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/join'],
      ['DELETE', '/join'],
      ['POST', '/waitlist'],
      ['POST', '/cancel'],
    ] as const) {
      const [ofHidden, ofGone] = [
        await guest!.send(method, `/api/meetups/${hidden.id}${path}`),
        await guest!.send(method, `/api/meetups/${gone.id}${path}`),
      ];
      expect([method, path, ofHidden.status, ofHidden.body]).toEqual([
        method,
        path,
        ofGone.status,
        ofGone.body,
      ]);
    }
  });
});
