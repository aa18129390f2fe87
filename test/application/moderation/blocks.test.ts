import { BlockUsers } from '../../../src/application/moderation/block-users.js';
import { RecordingPairContacts } from '../../support/fakes/in-memory-pair-chats.js';
import { refused } from '../../support/refused.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';

let town: ReturnType<typeof aTown>;
let chats: RecordingPairContacts;
let block: (userId: number, otherId: number) => Promise<void>;
let unblock: (userId: number, otherId: number) => Promise<void>;
beforeEach(() => {
  town = aTown();
  chats = new RecordingPairContacts();
  const blockUsers = new BlockUsers({ ...town, closePairChats: chats });
  block = (userId, otherId) => blockUsers.block({ userId, otherId });
  unblock = (userId, otherId) => blockUsers.unblock({ userId, otherId });
});

/** Seats five users. @returns the id of their match */
const aTable = () => town.gather(1, 2, 3, 4, 5);

describe('blocking a user', () => {
  it('closes their chats, and signals both to reload their matches, as unblocking does; no mail is sent', async () => {
    const before = town.realtime.signals.length;
    await block(1, 2);
    expect(chats.closed).toEqual([[1, [2]]]);
    await unblock(1, 2);
    const signal = { type: 'matches_changed', userIds: [1, 2] };
    expect(town.realtime.signals.slice(before)).toEqual([signal, signal]);
    expect(town.jobs.named('send-mail')).toEqual([]);
  });

  it('is refused for strangers, and so is unblocking', async () => {
    town.blocks.strangers.add(9);
    for (const verb of [block, unblock])
      for (const id of [9, 1]) await refused(verb(1, id), 'person_not_met');
  });

  it('is limited to sixty changes an hour', async () => {
    for (let i = 0; i < 30; i++) {
      await block(1, 2);
      await unblock(1, 2);
    }
    for (const verb of [block, unblock]) await refused(verb(1, 2), 'too_many_attempts');
  });
});

describe('two users with a block', () => {
  it('keep their common match, which gets no new members', async () => {
    await aTable();
    await block(1, 2);
    await town.changesProfile(1);
    await town.changesProfile(2);
    await town.gather(6);
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.requestOf(6).isWaiting).toBe(true);
  });

  it('do not prevent the match of others', async () => {
    const matchId = await aTable();
    await block(1, 2);
    for (const userId of [4, 5]) await town.leave(userId, matchId);
    await town.gather(6, 7, 8);
    town.clock.pass(UNTIL_FRIDAY);
    await town.runFinals();
    // Without the block, the three would fill the open table instead of a small new one.
    expect(town.seated().join(' | ')).toBe('1,2,3 | 6,7,8');
  });

  it('cannot join the same meetup or its waitlist', async () => {
    const meetupId = await town.plan(1, { maxParticipants: 2 });
    await town.join(2, meetupId);
    for (const userId of [3, 4]) await town.waitFor(userId, meetupId);
    await block(3, 1);
    await refused(town.waitFor(3, meetupId), 'meetup_over');
    await town.doJobs(town.leaveMeetup(2, meetupId));
    expect((await town.meetup(meetupId)).table.seated.map(({ userId }) => userId)).toEqual([1, 4]);
    await block(2, 4);
    await refused(town.join(2, meetupId), 'meetup_over');
  });

  it('are seated at the same table again once they are unblocked', async () => {
    await block(2, 1);
    await town.gather(1, 2, 3, 4, 5);
    expect(town.seated()).toEqual([]);
    await unblock(2, 1);
    await town.gather(6);
    expect(town.seated().flat()).toEqual(expect.arrayContaining([1, 2]));
  });
});
