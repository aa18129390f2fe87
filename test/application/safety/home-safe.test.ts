import { HmacSignedLinks } from '../../../src/adapters/auth/hmac-signed-links.js';
import type { SubmitReportCommand } from '../../../src/application/moderation/submit-report.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { composeSafety } from '../../../src/infrastructure/compose/safety.js';
import { aShared } from '../../support/builders/a-shared.js';
import { InMemoryHomeSafeQuestions } from '../../support/fakes/in-memory-home-safe-questions.js';
import { InMemoryContacts } from '../../support/fakes/in-memory-matches.js';
import { InMemorySharedPlans } from '../../support/fakes/in-memory-shared-plans.js';
import { limitedTo, refused } from '../../support/refused.js';

const MATCH = 12;
const ADA = 1001;
const BEN = 1002;
const NO = { isSafe: false, note: 'They followed me' };

/** A dinner of Ada and Ben at seven in New York, four hours after its start. Ada has push messages; Ben has none. */
function aDinner({ adaLeftTheChat = false } = {}) {
  const shared = aShared();
  const { clock, jobs } = shared;
  shared.devicesOf.set(ADA, [7]);
  const startsAt = new Date(clock.now().getTime() - 4 * 3_600_000);
  const seatOf = (userId: number) => ({
    matchId: MATCH,
    userId,
    startsAt,
    timeZone: 'America/New_York' as const,
    hasLeftChat: adaLeftTheChat && userId === ADA,
  });
  const questions = new InMemoryHomeSafeQuestions([seatOf(ADA), seatOf(BEN)]);
  const links = new HmacSignedLinks('a secret of the tests', clock);
  const reports: SubmitReportCommand[] = [];
  const { homeSafe, handlers } = composeSafety(
    { ...shared, links, contacts: new InMemoryContacts() },
    {
      homeSafe: questions,
      sharedPlans: new InMemorySharedPlans([]),
      submitReport: { execute: async (command) => void reports.push(command) },
    },
  );
  return {
    clock,
    jobs,
    questions,
    links,
    reports,
    homeSafe,
    ask: () => homeSafe.askDue(),
    says: (isSafe: boolean, note: string | null = null, userId = ADA) =>
      homeSafe.answer({ userId, matchId: MATCH, isSafe, note }),
    rowOf: (userId: number) => questions.rows.get(`${MATCH}:${userId}`),
    purge: () => handlers.purgeHomeSafe.execute(),
    pushed: () => jobs.named('send-push'),
    mailed: () => jobs.named<Mail>('send-mail'),
  };
}

let dinner: ReturnType<typeof aDinner>;
beforeEach(() => {
  dinner = aDinner();
});

describe('the question whether members are home safe', () => {
  it('is pushed to a member with push and mailed to one without, of the kind that has no preference', async () => {
    await dinner.ask();
    expect(dinner.pushed()).toMatchObject([{ deviceId: 7, kind: 'safety', message: { path: '/chat/12' } }]);
    const [mail, ...more] = dinner.mailed();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: `person${BEN}@example.org`, purpose: { kind: 'safety' } });
    expect(mail!.text).toContain('/h/');
    expect(mail!.text).not.toMatch(/unsubscribe/i);
  });

  it('opens the page of its link for a member who left the chat', async () => {
    dinner = aDinner({ adaLeftTheChat: true });
    await dinner.ask();
    expect(dinner.pushed()).toMatchObject([{ message: { path: expect.stringMatching(/^\/h\//) } }]);
  });

  it('shows a lock screen nothing of what it is about', async () => {
    await dinner.ask();
    expect(dinner.pushed()).toMatchObject([{ message: { title: 'A short question for you' } }]);
    expect(dinner.mailed()[0]!.subject).toBe('A short question for you');
  });

  it.each([
    ['a sound by day', 0, false],
    ['none at night', 13, true],
  ])('makes %s', async (_what, hours, isSilent) => {
    dinner.clock.pass({ hours });
    await dinner.ask();
    expect(dinner.pushed()).toMatchObject([{ message: { isSilent } }]);
  });

  it('is sent once, and not to a member who has answered', async () => {
    await dinner.questions.markAnswered(MATCH, ADA, dinner.clock.now());
    for (let i = 0; i < 2; i++) await dinner.ask();
    expect(dinner.pushed()).toEqual([]);
    expect(dinner.mailed()).toHaveLength(1);
  });
});

it('questions whether members are home safe are deleted two days after they were asked', async () => {
  await dinner.questions.markAsked(MATCH, ADA, dinner.clock.now());
  dinner.clock.pass({ hours: 48 });
  await dinner.purge();
  expect(dinner.questions.rows.size).toBe(1);
  dinner.clock.pass({ minutes: 1 });
  await dinner.purge();
  expect(dinner.questions.rows.size).toBe(0);
});

describe('the answer whether a member is home safe', () => {
  it('stores when it was given and never what it was', async () => {
    await dinner.says(true);
    await dinner.says(false, 'They followed me', BEN);
    expect(dinner.rowOf(ADA)).toEqual(dinner.rowOf(BEN));
    expect(Object.keys(dinner.rowOf(BEN)!)).toEqual(['askedAt', 'answeredAt']);
  });

  it('is a safety report of the table when it is no, with its text, and none when it is yes', async () => {
    await dinner.says(true, 'Not for moderators');
    expect(dinner.reports).toEqual([]);
    await dinner.says(false, 'They followed me');
    const report = { userId: ADA, kind: 'match', targetId: MATCH, reason: 'unsafe', source: 'home_safe' };
    expect(dinner.reports).toEqual([{ ...report, note: 'They followed me' }]);
  });

  it('queues nothing, so that no one at the table can notice a no', async () => {
    await dinner.says(false);
    expect(dinner.jobs.waiting).toEqual([]);
  });

  it('is accepted from two hours after the end until a day later, at the table only', async () => {
    await refused(dinner.says(true, null, 4711), 'match_not_found');
    dinner.clock.pass({ minutes: -1 });
    await refused(dinner.says(false), 'not_time_for_home_safe');
    dinner.clock.pass({ hours: 24 });
    await dinner.says(false);
    dinner.clock.pass({ minutes: 1 });
    await refused(dinner.says(false), 'not_time_for_home_safe');
    expect(dinner.reports).toHaveLength(1);
  });

  it('is limited to twenty in ten minutes', () => limitedTo(20, () => dinner.says(true)));
});

describe('the link that asks whether a member is home safe', () => {
  let token: string;
  beforeEach(async () => {
    dinner = aDinner({ adaLeftTheChat: true });
    await dinner.ask();
    const [{ message }] = dinner.pushed() as [{ message: { path: string } }];
    token = message.path.slice('/h/'.length);
    dinner.questions.rows.clear();
  });
  const answer = (given: Parameters<typeof dinner.homeSafe.answerByLink>[1], link = token) =>
    dinner.homeSafe.answerByLink(link, given);
  const isOpen = (link = token) => dinner.homeSafe.isOpen(link);

  it('changes nothing when it is only opened', async () => {
    expect([await isOpen(), dinner.questions.rows.size]).toEqual([true, 0]);
  });

  it('has the same outcome for yes and no', async () => {
    expect([await answer({ isSafe: true, note: null }), await answer(NO)]).toEqual(['saved', 'saved']);
    expect(dinner.reports).toMatchObject([{ userId: ADA, note: 'They followed me' }]);
  });

  it('ends a day after the question, and is refused when it is made up or of another purpose', async () => {
    const { links, clock } = dinner;
    for (const other of ['12:1001', links.sign('attendance', '12:1001', new Date(8e12))]) {
      expect([await isOpen(other), await answer(NO, other)]).toEqual([false, 'gone']);
    }
    expect(await answer(NO, links.sign('home_safe', '12:4711', new Date(8e12)))).toBe('gone');
    clock.pass({ hours: 24 });
    expect([await isOpen(), await answer(NO)]).toEqual([false, 'gone']);
    expect(dinner.reports).toEqual([]);
  });

  it('is busy after twenty answers in ten minutes', async () => {
    for (let i = 0; i < 20; i++) await answer({ isSafe: true, note: null });
    expect(await answer(NO)).toBe('busy');
  });
});
