import { Suspension } from '../../../src/domain/moderation/suspension.js';
import { breaks } from '../../support/refused.js';
import { ensureMayActOn } from '../../../src/domain/moderation/acting-on-people.js';
import { untilFrom } from '../../../src/domain/moderation/until.js';

const NOW = new Date('2026-03-02T15:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const [MIA, NOAH, OLGA] = [1, 2, 3];

const suspended = (until: Date | null = null) =>
  Suspension.suspend({ userId: 9, reason: 'You insulted people.', until }, MIA, NOW);
const proposed = () => Suspension.proposeEnding({ userId: 9, reason: 'You threatened people.' }, MIA, NOW);

describe('A suspension', () => {
  it('a suspension is in force at once and until its end, which is excluded', () => {
    const suspension = suspended(later(7));
    expect([suspension.status, suspension.isInForceAt(later(6.9))]).toEqual(['in_force', true]);
    expect(suspension.isInForceAt(later(7))).toBe(false);
  });

  it('a suspension without an end is in force until it is lifted', () => {
    const suspension = suspended();
    expect(suspension.isInForceAt(later(10_000))).toBe(true);
    suspension.lift(NOAH, later(1));
    expect(suspension).toMatchObject({ status: 'lifted', liftedBy: NOAH, liftedAt: later(1) });
    expect(suspension.isInForceAt(later(1))).toBe(false);
  });

  it('the expiry is stored as a state once, and not before the end', () => {
    const suspension = suspended(later(7));
    expect([suspension.expire(later(6)), suspension.expire(later(7))]).toEqual([false, true]);
    expect([suspension.status, suspension.expire(later(8))]).toEqual(['over', false]);
  });

  it('an expired suspension cannot be lifted, even before the expiry is stored', () =>
    breaks(() => suspended(later(7)).lift(NOAH, later(7)), 'not_suspended'));

  it('a suspension requires an end in the future and a readable reason', () => {
    const suspend = (reason: string, until: Date | null) => () =>
      Suspension.suspend({ userId: 9, reason, until }, MIA, NOW);
    breaks(suspend('Why', NOW), 'until_not_ahead');
    for (const reason of ['', '  ', '\u200b', 'x'.repeat(501), 'a\u0000b'])
      breaks(suspend(reason, null), 'text_not_allowed');
    expect(suspend('💥'.repeat(500), null)).not.toThrow();
  });
});

describe('The ending of an account', () => {
  it('a proposed ending has no effect until a second moderator agrees', () => {
    const ending = proposed();
    expect(ending.isInForceAt(NOW)).toBe(false);
    breaks(() => ending.agree(MIA), 'second_moderator_needed');
    expect(ending.status).toBe('proposed');
    ending.agree(NOAH);
    expect(ending).toMatchObject({ status: 'in_force', askedBy: MIA, agreedBy: NOAH, until: null });
    expect(ending.isInForceAt(later(10_000))).toBe(true);
  });

  it('an ending is confirmed or declined once', () => {
    const ended = proposed();
    ended.agree(NOAH);
    breaks(() => ended.agree(OLGA), 'no_ending_proposed');
    breaks(() => ended.decline(), 'no_ending_proposed');
    const declined = proposed();
    declined.decline();
    expect(declined.status).toBe('declined');
    breaks(() => declined.agree(NOAH), 'no_ending_proposed');
  });

  it('a proposed ending cannot be appealed', () =>
    breaks(() => proposed().submitAppeal('It was not me', NOW), 'not_suspended'));
});

describe('An appeal', () => {
  it('an appeal is made once and answered by a moderator who did not decide', () => {
    const suspension = suspended();
    const answer = { answer: 'We have looked at it.', lift: false };
    breaks(() => suspension.answerAppeal(answer, NOAH, NOW), 'no_appeal_waiting');
    suspension.submitAppeal('  It was my brother.  ', later(1));
    breaks(() => suspension.submitAppeal('Please', later(1)), 'already_appealed');
    breaks(() => suspension.answerAppeal(answer, MIA, later(2)), 'appeal_needs_another');
    suspension.answerAppeal(answer, NOAH, later(2));
    expect(suspension.appeal).toEqual({
      note: 'It was my brother.',
      at: later(1),
      answer: 'We have looked at it.',
      answeredBy: NOAH,
      answeredAt: later(2),
    });
    expect(suspension.status).toBe('in_force');
    breaks(() => suspension.answerAppeal(answer, NOAH, later(3)), 'no_appeal_waiting');
    breaks(() => suspension.submitAppeal('Once more', later(3)), 'already_appealed');
  });

  it('an answer can lift the suspension', () => {
    const suspension = suspended();
    suspension.submitAppeal('It was not me', later(1));
    suspension.answerAppeal({ answer: 'You are right.', lift: true }, NOAH, later(2));
    expect(suspension).toMatchObject({ status: 'lifted', liftedBy: NOAH });
  });

  it('neither moderator of an ending can answer the appeal against it', () => {
    const ending = proposed();
    ending.agree(NOAH);
    ending.submitAppeal('It was not me', later(1));
    const answer = { answer: 'Sorry', lift: true };
    for (const moderator of [MIA, NOAH])
      breaks(() => ending.answerAppeal(answer, moderator, later(2)), 'appeal_needs_another');
    ending.answerAppeal(answer, OLGA, later(2));
    expect(ending.status).toBe('lifted');
  });

  it('an appeal and its answer have 1 to 1,000 characters', () => {
    const suspension = suspended();
    for (const note of ['', ' \n ', 'x'.repeat(1001)])
      breaks(() => suspension.submitAppeal(note, NOW), 'text_not_allowed');
    suspension.submitAppeal('x'.repeat(1000), NOW);
    breaks(() => suspension.answerAppeal({ answer: ' ', lift: false }, NOAH, NOW), 'text_not_allowed');
  });
});

describe('ensureMayActOn', () => {
  const moderator = { id: 1, role: 'moderator', isTableMate: false } as const;
  const admin = { ...moderator, role: 'admin' } as const;

  it('staff cannot act on themselves or on a table-mate', () => {
    breaks(() => ensureMayActOn({ id: 1, role: 'member' }, moderator), 'conflict_of_interest');
    breaks(() => ensureMayActOn({ id: 1, role: 'admin' }, admin), 'conflict_of_interest');
    const mate = { ...admin, isTableMate: true };
    breaks(() => ensureMayActOn({ id: 9, role: 'member' }, mate), 'conflict_of_interest');
  });

  it('only admins can act on staff', () => {
    for (const role of ['moderator', 'admin'] as const) {
      breaks(() => ensureMayActOn({ id: 9, role }, moderator), 'only_admins_act_on_staff');
      expect(() => ensureMayActOn({ id: 9, role }, admin)).not.toThrow();
    }
    expect(() => ensureMayActOn({ id: 9, role: 'member' }, moderator)).not.toThrow();
  });
});

const instantOf = (text: string) => untilFrom(text, 'America/New_York');
const until = (text: string) => instantOf(text).toISOString();

describe('untilFrom', () => {
  it('an instant is parsed as it is, and a date as its local midnight in the home zone', () => {
    expect(until('2026-12-01T10:00:00+02:00')).toBe('2026-12-01T08:00:00.000Z');
    expect(until('2026-12-01')).toBe('2026-12-01T05:00:00.000Z');
  });

  it('a date is parsed as local midnight on days of a daylight saving change too', () => {
    expect(until('2026-03-08')).toBe('2026-03-08T05:00:00.000Z');
    expect(until('2026-03-09')).toBe('2026-03-09T04:00:00.000Z');
    expect(until('2026-11-01')).toBe('2026-11-01T04:00:00.000Z');
  });

  it('instants with and without milliseconds are accepted', () => {
    expect(instantOf('2026-03-09T12:30:00Z')).toEqual(new Date('2026-03-09T12:30:00Z'));
    expect(instantOf('2026-03-09T12:30:00.000+02:00')).toEqual(new Date('2026-03-09T10:30:00Z'));
  });

  it.each([
    ...['', 'tomorrow', '1', '2026-02-30', '2026-02-30T10:00:00Z', '2026-03-09T10:00', '2026-03-09T25:00Z'],
    ...['2026-12-01T10:00:00', '2026-12-01T25:00:00Z', '2026-12-01T10:00:00+99:99'],
    '9999-12-31T23:59:59-14:00',
  ])('the text %j is refused', (text) => breaks(() => until(text), 'until_not_ahead'));
});
