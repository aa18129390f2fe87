import { PROPOSE_VENUES } from '../../../src/application/venue/propose-venues.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { SYSTEM_USER_ID } from '../../../src/domain/chat/chat-message.js';
import { LANGUAGES } from '../../../src/domain/shared/language.js';
import { aTown } from '../a-town.js';
import { aTableWithVenues } from '../venue/a-table-with-venues.js';
import { aSeatedTable } from './a-seated-table.js';

const JOINED = '{name} joined the table. Say hi!';
const FOUND = 'Your table is ready: Sat, Mar 7, 6 PM';
const CANCELLED = 'Your table for Sat, Mar 7 was cancelled';

let town: Awaited<ReturnType<typeof aSeatedTable>>['town'];
let matchId: number;
const mails = (userId: number) =>
  town.jobs.named<Mail>('send-mail').filter(({ to }) => to === `person${userId}@example.org`);
const said = (begin: string) => town.chat.said(matchId).filter((line) => line.startsWith(begin));
const questions = () => said("It's just the two of you");

beforeEach(async () => {
  ({ town, matchId } = await aSeatedTable());
});

describe('after a table was formed', () => {
  it('the chat has a welcome message and a question about the most frequent topic', async () => {
    town = aTown();
    const survey = { favoriteConversationTopic: 'travel', favoriteMusic: 'pop', personalityType: 'chill' };
    for (const userId of [1, 2, 3]) town.seating.profiles.set(userId, { survey } as never);
    await town.gather(1, 2, 3, 4, 5);
    const lines = await town.read(1, town.tables()[0]!.id);
    expect(lines.map(({ userId }) => userId)).toEqual([SYSTEM_USER_ID, SYSTEM_USER_ID]);
    const [welcome, question] = town.chat.said(town.tables()[0]!.id);
    expect(welcome).toContain('Sat, Mar 7 at 6:00 PM at a restaurant');
    expect(question).toBe('Icebreaker: Which place would you go back to tomorrow, and why?');
  });

  it('the messages are posted once, however often the event is handled', async () => {
    await town.doJobs(town.jobs.add('table-formed', { matchId, userIds: [1, 2, 3, 4, 5] }));
    expect(town.chat.said(matchId)).toHaveLength(2);
    expect(town.realtime.signals).toEqual([]);
  });

  it('no message is posted and no mail queued when the match was canceled before', async () => {
    town = aTown();
    await town.ask(1, 2, 3, 4, 5);
    const hold = town.jobs.publish.bind(town.jobs);
    let held: Parameters<typeof hold>[0] = [];
    town.jobs.publish = async (events) => {
      held = [...held, ...events.filter(({ type }) => type === 'table-formed')];
      await hold(events.filter(({ type }) => type !== 'table-formed'));
    };
    await town.doJobs();
    const { id } = town.tables()[0]!;
    await town.cancelMatch(1, id);
    await hold(held);
    await town.doJobs();
    expect(held).toHaveLength(1);
    expect(town.chat.said(id)).toEqual([]);
    expect(town.mailsTo(1)).toEqual([]);
  });
});

describe('after a table was confirmed', () => {
  it('each member gets a push message, and the chat one line, however often the event is handled', async () => {
    town.devicesOf.set(2, [7]);
    for (const _ of [1, 2]) await town.jobs.add('table-confirmed', { matchId });
    await town.doJobs();
    expect(said('Your table is confirmed')).toHaveLength(1);
    expect(town.jobs.named('send-push')).not.toEqual([]);
  });

  it('nothing is said when it has ended since', async () => {
    await town.cancelMatch(1, matchId);
    await town.doJobs(town.jobs.add('table-confirmed', { matchId }));
    expect(said('Your table is confirmed')).toEqual([]);
  });
});

describe('after a seat was taken', () => {
  it('one line is posted, only the new member is mailed, and venues are proposed again', async () => {
    const before = town.places.asked.length;
    await town.gather(6);
    expect(town.mailsTo(6)).toEqual([FOUND]);
    expect(town.mailsTo(1)).toEqual([FOUND]);
    expect(town.places.asked.length).toBeGreaterThan(before);
    await town.doJobs(town.jobs.add('seat-taken', { matchId, userId: 6 }));
    expect(said(JOINED)).toHaveLength(1);
  });

  it('at a meetup, the user who took it themselves gets no mail, and no venues are proposed', async () => {
    town = aTown();
    const meetupId = await town.plan(1);
    await town.doJobs(town.join(2, meetupId));
    const { table } = await town.meetup(meetupId);
    expect(town.chat.said(table.id)).toContain(JOINED);
    expect(town.mailsTo(2)).toEqual([]);
    expect(town.places.asked).toEqual([]);
    expect(town.jobs.named(PROPOSE_VENUES)).toEqual([]);
  });

  it('nothing is posted or mailed when the member has left before', async () => {
    await town.leave(5, matchId);
    const lines = town.chat.said(matchId);
    const sent = town.mailsTo(5);
    town.jobs.take('seat-freed');
    await town.doJobs(town.jobs.add('seat-taken', { matchId, userId: 5 }));
    expect(town.chat.said(matchId)).toEqual(lines);
    expect(town.mailsTo(5)).toEqual(sent);
  });
});

describe('after a seat was freed', () => {
  it('one line is posted, however often the event is handled, and a waiting user is seated', async () => {
    await town.gather(6, 7);
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5, 6]]);
    await town.leave(1, matchId);
    const freed = town.jobs.waiting.filter(({ name }) => name === 'seat-freed');
    town.jobs.waiting = [...town.jobs.waiting, ...freed];
    await town.doJobs();
    expect(said('{name} left the table.')).toHaveLength(1);
    expect(town.seated()).toEqual([[2, 3, 4, 5, 6, 7]]);
  });

  it('two remaining members are asked whether they meet as a pair, again for each new pair', async () => {
    for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
    await town.doJobs();
    expect(questions()).toHaveLength(1);

    await town.gather(6);
    expect(town.seated()).toEqual([[1, 2, 6]]);
    await town.doJobs(town.leave(6, matchId));
    expect(questions()).toHaveLength(2);
  });

  it('two who are left at a meetup are not asked', async () => {
    town = aTown();
    const meetupId = await town.plan(1);
    for (const userId of [2, 3]) await town.join(userId, meetupId);
    matchId = (await town.meetup(meetupId)).table.id;
    await town.doJobs(town.leave(3, matchId));
    expect(questions()).toEqual([]);
  });

  it('the vote of the former member is removed and the new venue is posted', async () => {
    const table = await aTableWithVenues();
    await table.votes(5, 'Bistro 3');
    await table.doJobs(table.leave(5, table.id));
    expect(table.place()).toBe('Bistro 1');
    expect(table.lines()).toContain('Leading: Bistro 1');
  });
});

describe('after a seat was lost', () => {
  it('by a corrected age, its member alone gets the reason by mail and in the app', async () => {
    town = aTown();
    for (const id of [1, 2, 3, 4, 5]) await town.asks(id, { ageRangeMin: 18, ageRangeMax: 30 });
    await town.doJobs();
    town.jobs.take('send-mail');
    await town.changes(3, { age: 90 });
    const sent = town.jobs.named<Mail>('send-mail');
    expect(sent).toMatchObject([
      { to: 'person3@example.org', subject: 'Your seat for Sat, Mar 7 has changed' },
    ]);
    expect(sent[0]!.text).toContain("it's outside the age range of your table on Saturday, March 7, 6 PM");
    const { id } = town.tables()[0]!;
    expect(town.realtime.signals).toContainEqual({ type: 'seat_lost', matchId: id, userIds: [3] });
    for (const other of [1, 2, 4, 5]) expect(town.realtime.heardBy(other)).not.toContain('seat_lost');
  });

  it('by leaving, its member gets no such mail', async () => {
    await town.doJobs(town.leave(3, matchId));
    expect(town.mailsTo(3)).toEqual([FOUND]);
  });
});

describe('after a table has ended early', () => {
  it('the members and the waitlist of a meetup are mailed, the one who canceled it is not', async () => {
    town = aTown();
    const meetupId = await town.plan(1, { maxParticipants: 3 });
    for (const userId of [2, 3]) await town.join(userId, meetupId);
    await town.waitFor(4, meetupId);
    await town.doJobs(town.cancelOwnMeetup(1, meetupId));
    expect(town.mailsTo(1)).toEqual([]);
    expect(town.mailsTo(2)).toEqual(['A meetup you joined was cancelled']);
    expect(town.mailsTo(4)).toEqual(['A meetup you waited for was cancelled']);
  });

  it('no mail is queued for an unknown match', async () => {
    town.jobs.take('send-mail');
    await town.doJobs(town.jobs.add('table-ended', { matchId: 4711, reason: 'dissolved', userIds: [1] }));
    expect(town.mailsTo(1)).toEqual([]);
  });

  it('members are told when no other table can be found any more, and their calendar drops the event', async () => {
    await town.reachFriday();
    for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
    await town.later({ days: 1, hours: 14, minutes: 40 });
    await town.doJobs(town.advanceTables());
    const lost = town.jobs.named<Required<Mail>>('send-mail').at(-1)!;
    expect(lost.subject).toBe(CANCELLED);
    expect(lost.text).not.toContain('queue');
    expect(lost.text).toContain('another Saturday');
    expect(lost.attachments[0]!.contentType).toContain('method=CANCEL');
    expect(lost.attachments[0]!.content).toContain('STATUS:CANCELLED');
    expect(lost.attachments[0]!.content).not.toContain('LOCATION');
  });
});

/** From Monday 10:00 to Saturday 15:00 in New York, three hours before the start, when a free seat is filled no more. */
const UNTIL_THREE_HOURS_BEFORE = { days: 5, hours: 5 };
/** What all texts that promise the seat to someone else have in common. */
const PROMISE = /someone else|otra persona|quelqu’un d’autre|jemand anders|new table for you/;

describe('From three hours before the start on', () => {
  it.each(LANGUAGES)('the mail that asks for a seat promises it to nobody, in %s', async (language) => {
    for (const userId of [2, 3]) town.contacts.languages.set(userId, language);
    town.clock.pass({ ...UNTIL_THREE_HOURS_BEFORE, minutes: -1 });
    await town.askToLeave(2, matchId);
    expect(mails(2).at(-1)!.text).toMatch(PROMISE);
    town.clock.pass({ minutes: 1 });
    await town.askToLeave(3, matchId);
    expect(mails(3).at(-1)!.text).not.toMatch(PROMISE);
  });

  it('two who are left are told that there is no other table, and before that one is looked for', async () => {
    const leave = async () => {
      for (const userId of [3, 4, 5]) await town.leave(userId, matchId);
      await town.doJobs();
      return questions()[0];
    };
    town.clock.pass(UNTIL_THREE_HOURS_BEFORE);
    expect(await leave()).toMatch(/the table is cancelled, and it's too late to find you a new one\.$/);
    ({ town, matchId } = await aSeatedTable());
    expect(await leave()).toMatch(/Otherwise we'll look for a new table for you\./);
  });

  it('the reminder in the chat promises the seat to nobody', async () => {
    town.clock.pass(UNTIL_THREE_HOURS_BEFORE);
    await town.remindTables();
    expect(said('See you on')).toHaveLength(1);
    expect(said('See you on')[0]).not.toMatch(PROMISE);
  });
});

it('each member who moved to a second table is named once at the first, however often the event is handled', async () => {
  await town.jobs.add('members-moved', { matchId, userIds: [1, 2], slot: null });
  await town.doJobs(town.jobs.add('members-moved', { matchId, userIds: [1, 2], slot: null }));
  expect(town.chat.said(matchId).filter((line) => line.includes('moved to a second table'))).toHaveLength(2);
});
