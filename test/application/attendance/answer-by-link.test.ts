import { AnswerByLink } from '../../../src/application/attendance/answer-by-link.js';
import {
  attendancePath,
  type AttendanceLinkUse,
} from '../../../src/application/attendance/attendance-link.js';
import { ComingToTables } from '../../../src/application/attendance/coming-to-tables.js';
import { MatchMails } from '../../../src/application/match/match-mails.js';
import type { MatchRow } from '../../../src/application/match/match-views.js';
import { HmacSignedLinks } from '../../../src/adapters/auth/hmac-signed-links.js';
import { aSeatedTable } from '../match/a-seated-table.js';

type Table = Awaited<ReturnType<typeof aSeatedTable>>;
/** From Monday 10:00 to Saturday 16:00 in New York, two hours before the start. */
const UNTIL_TWO_HOURS_BEFORE = { days: 5, hours: 6 };

let town: Table['town'];
let matchId: number;
let links: HmacSignedLinks;
let byLink: AnswerByLink;
beforeEach(async () => {
  ({ town, matchId } = await aSeatedTable());
  links = new HmacSignedLinks('a secret of the tests', town.clock);
  const ports = {
    ...town,
    links,
    matchMails: new MatchMails(town),
    matchQueries: { matchOf: async (userId: number, id: number) => rowOf(userId, id) },
    leavingTables: { leave: (seat: { userId: number }) => town.leave(seat.userId, matchId) },
  };
  byLink = new AnswerByLink(ports, new ComingToTables(ports));
});

/** The fields of a row that the use case reads. */
function rowOf(userId: number, id: number): MatchRow | null {
  const match = town.tables().find((each) => each.id === id);
  const seat = match?.seated.find((member) => member.userId === userId);
  if (!match || !seat) return null;
  const late = match.seated.flatMap((member) =>
    member.lateMinutes === null ? [] : [{ userId: member.userId, minutes: member.lateMinutes }],
  );
  const { startsAt, timeZone, suggestedDate, status } = match;
  const participants = match.seated.map((member) => member.userId);
  const attendance = { confirmed: 0, late };
  const row = { startsAt, timeZone, suggestedDate, status, participants, attendance, meetup: null };
  return { ...row, ownStatus: seat.status } as unknown as MatchRow;
}

const tokenFor = (userId: number, use: AttendanceLinkUse = 'answer'): string =>
  attendancePath(links, town.tables()[0]!, userId, use).slice('/a/'.length);
const statusOf = (userId: number) =>
  town.tables()[0]!.members.find((member) => member.userId === userId)!.status;
const outcomeOf = async (...answer: Parameters<AnswerByLink['answer']>) =>
  (await byLink.answer(...answer))?.outcome ?? null;

describe('the link in a reminder', () => {
  it('changes nothing when it is only opened', async () => {
    expect(await byLink.read(tokenFor(2))).toMatchObject({ hasConfirmed: false, mayBeLate: false });
    expect(statusOf(2)).toBe('joined');
  });

  it('contains no name and no venue', async () => {
    await town.propose(1, matchId);
    const page = await byLink.read(tokenFor(2));
    expect(page!.when.place).toBeNull();
    expect(JSON.stringify(page)).not.toMatch(/Person|example/);
  });

  it('says yes once; the second time it returns what was answered', async () => {
    expect([await outcomeOf(tokenFor(2), 'yes'), statusOf(2)]).toEqual(['saved', 'confirmed']);
    expect(await outcomeOf(tokenFor(2), 'yes')).toBe('repeated');
  });

  it('says by how many minutes the member is late; the last answer counts', async () => {
    const token = tokenFor(2);
    town.clock.pass(UNTIL_TWO_HOURS_BEFORE);
    expect((await byLink.answer(token, { lateMinutes: 20 }))?.page.lateMinutes).toBe(20);
    expect(await outcomeOf(token, { lateMinutes: 20 })).toBe('repeated');
    expect(await outcomeOf(token, { lateMinutes: 60 })).toBe('saved');
    expect((await byLink.read(token))?.lateMinutes).toBe(60);
  });

  it('never frees a seat: who got it forwarded only causes a mail to the member', async () => {
    expect(await outcomeOf(tokenFor(2), 'cannot')).toBe('asked');
    expect(await outcomeOf(tokenFor(2), 'leave')).toBeNull();
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
    expect(town.mailsTo(2)).toContain('Give back your seat for Sat, Mar 7?');
  });

  it('says whether someone else can get the seat: until three hours before the start', async () => {
    const token = tokenFor(2, 'leave');
    town.clock.pass({ days: 5, hours: 4, minutes: 59 });
    expect(await byLink.read(token)).toMatchObject({ isSeatFilled: true });
    town.clock.pass({ minutes: 1 });
    expect(await byLink.read(token)).toMatchObject({ isSeatFilled: false });
  });

  it('of the mail after that gives the seat back, once', async () => {
    const token = tokenFor(2, 'leave');
    expect([await outcomeOf(token, 'yes'), await outcomeOf(token, 'leave')]).toEqual([null, 'left']);
    expect(town.seated()).toEqual([[1, 3, 4, 5]]);
    expect(await outcomeOf(token, 'leave')).toBeNull();
  });

  it('ends an hour after the start, and with the seat', async () => {
    const [left, late] = [tokenFor(2), tokenFor(4)];
    await town.leave(2, matchId);
    expect(await byLink.read(left)).toBeNull();
    town.clock.pass({ days: 5, hours: 8, minutes: 59 });
    expect(await byLink.read(late)).not.toBeNull();
    town.clock.pass({ minutes: 1 });
    expect(await byLink.read(late)).toBeNull();
  });

  it('ends with the table', async () => {
    const cancelled = tokenFor(3);
    await town.cancelMatch(1, matchId);
    expect([await byLink.read(cancelled), await outcomeOf(cancelled, 'yes')]).toEqual([null, null]);
  });

  it('gives no seat back from the start on, but still says who is late', async () => {
    const [answer, leave] = [tokenFor(2), tokenFor(2, 'leave')];
    town.clock.pass({ days: 5, hours: 8 });
    expect([await byLink.read(leave), await outcomeOf(leave, 'leave')]).toEqual([null, null]);
    expect(await byLink.read(answer)).toMatchObject({ mayLeave: false, mayBeLate: true });
    expect(await outcomeOf(answer, 'cannot')).toBeNull();
    expect(town.mailsTo(2)).not.toContain('Give back your seat for Sat, Mar 7?');
    expect(await outcomeOf(answer, { lateMinutes: 20 })).toBe('saved');
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('is refused when it is made up, and after many uses for ten minutes', async () => {
    expect(await byLink.read('12:7:answer')).toBeNull();
    expect(await byLink.read(links.sign('unsubscribe', `${matchId}:2:answer`, new Date(8e12)))).toBeNull();
    for (let i = 0; i < 30; i++) await byLink.answer(tokenFor(2), 'yes');
    expect(await outcomeOf(tokenFor(2), 'yes')).toBe('busy');
    town.clock.pass({ minutes: 11 });
    expect(await outcomeOf(tokenFor(2), 'yes')).toBe('repeated');
  });
});

describe('the mail that asks whether to give the seat back', () => {
  const asked = () => town.mailsTo(2).filter((subject) => subject.startsWith('Give back your seat'));

  it('is sent twice an hour however often the link is used, and the member keeps the seat', async () => {
    for (let i = 0; i < 5; i++) expect(await outcomeOf(tokenFor(2), 'cannot')).toBe('asked');
    expect(asked()).toEqual(Array(2).fill('Give back your seat for Sat, Mar 7?'));
    expect(town.seated()).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('is not sent to a member who has left since', async () => {
    await town.leave(2, matchId);
    await town.askToLeave(2, matchId);
    expect(asked()).toEqual([]);
  });
});
