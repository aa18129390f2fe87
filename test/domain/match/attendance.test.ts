import { DAY_MS } from '../../../src/domain/shared/durations.js';
import { dueReminder } from '../../../src/domain/match/attendance.js';
import { Match } from '../../../src/domain/match/match.js';
import { instantAt, localHour } from '../../../src/domain/shared/time-zone.js';
import { DINNER } from '../../support/builders/a-request.js';

const NEW_YORK = 'America/New_York';

interface Week {
  /** Zone of the member; the table meets by the clock of `tableZone`. */
  readonly zone?: string;
  readonly tableZone?: string;
  readonly date?: string;
  readonly hour?: number;
  readonly hasConfirmed?: boolean;
  readonly joinedAt?: Date;
  /** Whether the server is stopped at a time. */
  readonly isDown?: (now: Date) => boolean;
}

/** When the reminders of one member are sent, by their own clock, with a check every ten minutes. */
function sentIn({ zone = NEW_YORK, tableZone = zone, date = '2026-03-07', hour = 18, ...week }: Week) {
  const startsAt = instantAt(date as never, hour, 0, tableZone);
  const member = {
    joinedAt: week.joinedAt ?? new Date(startsAt.getTime() - 5 * DAY_MS),
    remindedAt: null as Date | null,
    status: week.hasConfirmed ? ('confirmed' as const) : ('joined' as const),
  };
  const sent: Array<{ text: string; at: Date }> = [];
  for (let time = startsAt.getTime() - 5 * DAY_MS; time < startsAt.getTime() + DAY_MS; time += 600_000) {
    const at = new Date(time);
    if (week.isDown?.(at)) continue;
    const kind = dueReminder({ startsAt, timeZone: zone, member }, at);
    if (!kind) continue;
    member.remindedAt = at;
    const day = at.toLocaleString('en-US', { timeZone: zone, weekday: 'short' });
    const time24 = at.toLocaleString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    sent.push({ text: `${kind} ${day} ${time24}`, at });
  }
  return sent;
}
const textsIn = (week: Week): string[] => sentIn(week).map(({ text }) => text);

describe('the reminders of a member', () => {
  it.each(['America/New_York', 'Europe/London', 'Australia/Sydney'])(
    'come two days, a day and three hours before, by the clock of %s',
    (zone) => {
      const sent = ['days Thu 18:00', 'day Fri 18:00', 'hours Sat 15:00'];
      expect(textsIn({ zone, hasConfirmed: true })).toEqual(sent);
    },
  );

  it('ask once more on Friday evening if the member has not confirmed', () => {
    const sent = ['days Thu 18:00', 'day Fri 18:00', 'again Fri 20:00', 'hours Sat 15:00'];
    expect(textsIn({})).toEqual(sent);
  });

  it.each([
    ['America/New_York', '2026-03-08', '11:00'],
    ['Europe/London', '2026-03-29', '11:00'],
    ['Australia/Sydney', '2026-10-04', '11:00'],
    ['Australia/Sydney', '2026-04-05', '13:00'],
  ])('are 48 and 24 hours before the start when the clocks of %s change on %s', (zone, date, time) => {
    const sent = [`days Fri ${time}`, `day Sat ${time}`, 'hours Sun 09:00'];
    expect(textsIn({ zone, date, hour: 12, hasConfirmed: true })).toEqual(sent);
  });

  it.each([0, 1, 4, 6, 7, 8, 9, 10, 11, 21, 22, 23])(
    'are never sent between 10 PM and 8 AM, for a start at %s h',
    (hour) => {
      for (const zone of [NEW_YORK, 'America/Los_Angeles', 'Europe/London']) {
        const hours = sentIn({ zone, tableZone: NEW_YORK, hour }).map(({ at }) => localHour(at, zone));
        expect(hours.length).toBeGreaterThan(0);
        expect(hours.filter((each) => each < 8 || each >= 22)).toEqual([]);
      }
    },
  );

  it('of the night move to the evening before', () => {
    const sent = ['days Thu 09:00', 'day Fri 09:00', 'hours Fri 21:00'];
    expect(textsIn({ hour: 9, hasConfirmed: true })).toEqual(sent);
  });

  it('follow the clock of the member and not of the table', () => {
    const sent = textsIn({ zone: 'America/Los_Angeles', tableZone: NEW_YORK, hour: 13, hasConfirmed: true });
    expect(sent).toEqual(['days Thu 10:00', 'day Fri 10:00', 'hours Fri 21:00']);
  });

  it('that were missed while the server was down are skipped when the next one is due', () => {
    const [from, until] = [new Date('2026-03-06T12:00:00Z'), new Date('2026-03-07T20:30:00Z')];
    const sent = ['days Thu 18:00', 'hours Sat 15:30'];
    expect(textsIn({ isDown: (now) => now > from && now < until })).toEqual(sent);
  });

  it('that were missed until the night come in the morning', () => {
    const [from, until] = [new Date('2026-03-06T12:00:00Z'), new Date('2026-03-07T08:00:00Z')];
    const sent = ['days Thu 18:00', 'again Sat 08:00', 'hours Sat 15:00'];
    expect(textsIn({ isDown: (now) => now > from && now < until })).toEqual(sent);
  });

  it('that were due before the member got the seat are skipped', () => {
    const sent = ['again Fri 20:00', 'hours Sat 15:00'];
    expect(textsIn({ joinedAt: new Date('2026-03-06T23:30:00Z') })).toEqual(sent);
  });
});

describe('running late', () => {
  const START = new Date('2026-03-07T23:00:00Z');
  const at = (hours: number): Date => new Date(START.getTime() + hours * 3_600_000);
  const newMembers = [1, 2, 3].map((userId) => ({ userId, requestId: null }));
  const aTable = () => Match.form(DINNER, NEW_YORK, newMembers, 50, at(-120));

  it('also confirms the seat, and the last minutes count', () => {
    const table = aTable();
    table.runLate(1, 10, at(-1));
    table.runLate(1, 25, at(0));
    expect(table.seated[0]).toMatchObject({ status: 'confirmed', lateMinutes: 25 });
  });

  it('is possible from three hours before the start until an hour after it', () => {
    for (const hours of [-3, 0, 0.99]) aTable().runLate(1, 10, at(hours));
    for (const hours of [-3.01, 1])
      expect(() => aTable().runLate(1, 10, at(hours))).toThrow("You can say you're running late");
  });

  it('is bounded to 5 to 60 whole minutes', () => {
    for (const minutes of [5, 60]) aTable().runLate(1, minutes, at(0));
    for (const minutes of [4, 61, 7.5, -10, Number.NaN])
      expect(() => aTable().runLate(1, minutes, at(0))).toThrow('between 5 and 60');
  });

  it('is not possible without a seat', () =>
    expect(() => aTable().runLate(9, 10, at(0))).toThrow('no longer available'));
});
