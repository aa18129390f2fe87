import { closingOf } from '../../../src/domain/shared/saturday.js';
import {
  answered,
  isOpenQuestion,
  isPaused,
  isSecondUnanswered,
  nextQuestion,
  switchedOn,
  type WeeklyQuestionState,
} from '../../../src/domain/weekly-question/weekly-question.js';
import { breaks } from '../../support/refused.js';

const ZONE = 'America/New_York';
/** Monday, 9:00 AM in New York. */
const MONDAY = new Date('2026-11-30T14:00:00Z');
const SATURDAY = '2026-12-05';
const weeksLater = (weeks: number): Date => new Date(MONDAY.getTime() + weeks * 7 * 86_400_000);
const on = (now = new Date('2026-11-25T12:00:00Z')): WeeklyQuestionState => switchedOn(7, ZONE, now);
const member = { timeZone: ZONE, lastRequestAt: new Date('2026-11-01T00:00:00Z'), isFree: true };

/** The states after the question of each Monday. */
const askedOn = (state: WeeklyQuestionState, ...weeks: number[]): WeeklyQuestionState =>
  weeks.reduce((now, week) => nextQuestion(now, member, weeksLater(week)).state, state);

describe('the weekly question', () => {
  it('is due on the Monday morning of its member, whenever it was switched on', () => {
    expect(on().nextAt).toEqual(MONDAY);
    expect(on(new Date('2026-11-30T13:59:59Z')).nextAt).toEqual(MONDAY);
    expect(on(MONDAY).nextAt).toEqual(weeksLater(1));
    expect(switchedOn(7, 'Pacific/Kiritimati', MONDAY).nextAt).toEqual(new Date('2026-12-06T19:00:00Z'));
    expect(switchedOn(7, 'America/New_York', new Date('2027-03-12T12:00:00Z')).nextAt).toEqual(
      new Date('2027-03-15T13:00:00Z'),
    );
  });

  it('asks for the next open Saturday, and next a week later', () => {
    const { state, saturday } = nextQuestion(on(), member, MONDAY);
    expect(saturday).toBe(SATURDAY);
    expect(state).toMatchObject({ nextAt: weeksLater(1), askedFor: SATURDAY, unanswered: 1 });
  });

  it('is not asked of a member who has a request or a seat, and that does not count as unanswered', () => {
    const { state, saturday } = nextQuestion(on(), { ...member, isFree: false }, MONDAY);
    expect(saturday).toBeNull();
    expect(state).toMatchObject({ nextAt: weeksLater(1), unanswered: 0 });
  });

  it('is not asked of a member whose last choices are gone', () =>
    expect(nextQuestion(on(), { ...member, lastRequestAt: null }, MONDAY).saturday).toBeNull());

  it('waits for the Monday of a member who has moved, and is not asked at any other time', () => {
    const west = nextQuestion(on(), { ...member, timeZone: 'America/Los_Angeles' }, MONDAY);
    expect([west.saturday, west.state.nextAt]).toEqual([null, new Date('2026-11-30T17:00:00Z')]);
    const tuesday = nextQuestion(on(), member, new Date('2026-12-01T14:00:00Z'));
    expect([tuesday.saturday, tuesday.state.nextAt]).toEqual([null, weeksLater(1)]);
    const atNight = nextQuestion(on(), member, new Date('2026-12-01T03:00:00Z'));
    expect(atNight.saturday).toBeNull();
    const afternoon = nextQuestion(on(), member, new Date('2026-11-30T21:00:00Z'));
    expect(afternoon.saturday).toBe(SATURDAY);
  });

  it('is asked on Tuesday morning of a member who moved so far east that Monday was over there', () => {
    const inTokyo = { ...member, timeZone: 'Asia/Tokyo' };
    const tuesday = new Date('2026-12-01T00:00:00Z');
    const waiting = nextQuestion(on(), inTokyo, MONDAY);
    expect([waiting.saturday, waiting.state.nextAt]).toEqual([null, tuesday]);
    const asked = nextQuestion(waiting.state, inTokyo, tuesday);
    const monday = new Date('2026-12-07T00:00:00Z');
    expect([asked.saturday, asked.state.nextAt]).toEqual([SATURDAY, monday]);
    const afterOutage = nextQuestion(waiting.state, inTokyo, new Date('2026-12-02T00:00:00Z'));
    expect([afterOutage.saturday, afterOutage.state.nextAt]).toEqual([null, monday]);
  });

  it('pauses after two that were not answered, of which the second says so', () => {
    const once = askedOn(on(), 0);
    expect(isSecondUnanswered(once)).toBe(false);
    const twice = askedOn(once, 1);
    expect([isSecondUnanswered(twice), isPaused(twice)]).toEqual([true, false]);
    const { state, saturday } = nextQuestion(twice, member, weeksLater(2));
    expect([saturday, isPaused(state), state.nextAt]).toEqual([null, true, null]);
    expect(isPaused(switchedOn(7, ZONE, weeksLater(2)))).toBe(false);
  });

  it('goes on for a member who answers, or who asked for a table in the app meanwhile', () => {
    const answeredOnce = answered(askedOn(on(), 0), SATURDAY);
    expect(isPaused(askedOn(answeredOnce, 1, 2))).toBe(false);
    const twice = askedOn(on(), 0, 1);
    const again = nextQuestion(twice, { ...member, lastRequestAt: weeksLater(1.5) }, weeksLater(2));
    expect(again.saturday).toBe('2026-12-19');
  });

  it('is answered once, for the Saturday of the newest question alone', () => {
    const asked = askedOn(on(), 0);
    expect(isOpenQuestion(asked, SATURDAY)).toBe(true);
    const done = answered(asked, SATURDAY);
    expect(isOpenQuestion(done, SATURDAY)).toBe(false);
    breaks(() => answered(done, SATURDAY), 'weekly_question_gone');
    breaks(() => answered(asked, '2026-12-12'), 'weekly_question_gone');
    breaks(() => answered(null, SATURDAY), 'weekly_question_gone');
  });

  it('ends its links just before the final run of their Saturday', () =>
    expect(closingOf(SATURDAY, ZONE)).toEqual(new Date('2026-12-04T05:00:00Z')));
});
