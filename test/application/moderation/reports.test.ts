import {} from '../../../src/application/moderation/purge-reports.js';
import { limitedTo, refused } from '../../support/refused.js';
import { aReportDesk, MAYA, OMAR } from './a-report-desk.js';

const TABLE = 42;
let desk: Awaited<ReturnType<typeof aReportDesk>>;
let ada: number;
let ben: number;
beforeEach(async () => {
  desk = await aReportDesk();
  ({ ada, ben } = desk);
});

describe('reporting', () => {
  it('is idempotent while a report that says the same is open, and possible again after the decision', async () => {
    await desk.report(ada, ben, { note: 'Sells watches' });
    await desk.report(ada, ben, { note: ' Sells watches ' });
    await desk.report(ada, ben);
    expect(desk.all().map(({ note }) => note)).toEqual(['Sells watches']);
    await desk.claim(MAYA);
    await desk.decide(MAYA);
    await desk.report(ada, ben);
    expect(desk.all()).toHaveLength(2);
  });

  it('adds a report for another reason or other words, with its own due time', async () => {
    await desk.report(ada, ben);
    await desk.report(ada, ben, { note: 'Sells watches' });
    await desk.report(ada, ben, { reason: 'harassment', note: 'They threatened me' });
    await desk.report(ada, ben, { reason: 'underage' });
    await desk.report(ada, ben, { reason: 'harassment', note: 'They threatened me' });
    expect(desk.all().map(({ reason, note }) => [reason, note])).toEqual([
      ['spam', null],
      ['spam', 'Sells watches'],
      ['harassment', 'They threatened me'],
      ['underage', null],
    ]);
    expect(desk.last().dueAt.getTime()).toBeLessThan(desk.all()[0]!.dueAt.getTime());
  });

  it('is refused for invisible content, a long note and a deleted account', async () => {
    await refused(desk.report(ada, ada), 'report_target_not_found');
    await refused(desk.report(ada, 1, { kind: 'message' }), 'report_target_not_found');
    await refused(desk.report(ada, ben, { note: 'x'.repeat(1001) }), 'text_not_allowed');
    await refused(desk.report(4711, ben), 'not_signed_in');
    expect(desk.all()).toEqual([]);
  });

  it('after a no to "home safe?" is due in twelve hours, beside an open report, and loses no text', async () => {
    const unsafe = { source: 'home_safe', reason: 'unsafe' } as const;
    await desk.report(ada, ben);
    for (let i = 0; i < 2; i++) await desk.report(ada, ben, unsafe);
    for (let i = 0; i < 2; i++) await desk.report(ada, ben, { ...unsafe, note: 'They followed me' });
    expect(desk.all().map(({ source, note }) => [source, note])).toEqual([
      ['form', null],
      ['home_safe', null],
      ['home_safe', 'They followed me'],
    ]);
    const { submittedAt, dueAt } = desk.last();
    expect(dueAt.getTime() - submittedAt.getTime()).toBe(12 * 3_600_000);
  });

  it('is limited to twenty reports a day, which do not count for a member who is not home safe', async () => {
    await limitedTo(20, () => desk.report(ada, ben));
    await desk.report(ben, ada);
    await desk.report(ada, ben, { source: 'home_safe', reason: 'unsafe' });
  });
});

describe('a table canceled by an account of less than a day', () => {
  it('puts the account into the queue of the moderators, with no reporter and the profile as it was', async () => {
    desk.clock.pass({ hours: 23 });
    await desk.cancelsEarly(ada, TABLE);
    const { firstName, bio } = (await desk.users.find(ada))!;
    expect(desk.all()).toMatchObject([
      {
        kind: 'user',
        source: 'early_cancellation',
        reason: 'other',
        aboutUserId: ada,
        matchId: TABLE,
        reporterId: null,
        status: 'submitted',
        evidence: { profile: { firstName, bio } },
      },
    ]);
  });

  it('is not reported after that day, nor for an account that is gone', async () => {
    await desk.cancelsEarly(4711, TABLE);
    desk.clock.pass({ hours: 24 });
    await desk.cancelsEarly(ada, TABLE);
    expect(desk.all()).toEqual([]);
  });
});

describe('a report about a table', () => {
  const says = (note: string | null = null) =>
    desk.report(ada, TABLE, { kind: 'match', reason: 'unsafe', source: 'home_safe', note });

  it('is not found by a moderator who ever had a seat there', async () => {
    await says();
    desk.sitAt(MAYA, TABLE);
    await refused(desk.claim(MAYA), 'report_not_found');
    await desk.claim(OMAR);
  });

  it('mails no one while a moderator may decide it', async () => {
    desk.sitAt(MAYA, TABLE);
    await says();
    expect(await desk.mails()).toEqual([]);
  });

  it('mails no one while a colleague, who turns out to know the reporter, has claimed it from the other', async () => {
    await says();
    await desk.claim(OMAR);
    desk.sitTogether(OMAR, ada);
    expect(await desk.mails()).toEqual([]);
  });

  it('mails the contact address where every moderator sat there or knows the reporter, and names no one', async () => {
    desk.sitAt(MAYA, TABLE);
    desk.sitTogether(OMAR, ada);
    await says('Dan followed me home');
    const [mail, ...others] = await desk.mails();
    expect(others).toEqual([]);
    expect([mail!.to, mail!.subject]).toEqual([
      'hello@example.org',
      'Eine Meldung braucht eine Moderation, die nicht dabei war',
    ]);
    expect(mail!.text).not.toMatch(/\b(ada|Dan|42)\b/i);
  });

  it('is kept without a mail where there is no contact address', async () => {
    for (const moderator of [MAYA, OMAR]) desk.sitAt(moderator, TABLE);
    desk.hasNoContact();
    await says();
    expect(await desk.mails()).toEqual([]);
    expect(desk.all()).toHaveLength(1);
  });

  it('mails no one once it is decided', async () => {
    await says();
    await desk.claim(MAYA);
    await desk.decide(MAYA);
    for (const moderator of [MAYA, OMAR]) desk.sitAt(moderator, TABLE);
    expect((await desk.mails()).map(({ to }) => to)).toEqual([`person${ada}@example.org`]);
  });
});

describe('a view of a report', () => {
  it('is audited every time', async () => {
    const { id } = await desk.reported(ada, ben);
    for (let views = 0; views < 2; views++) expect((await desk.view(MAYA)).record.id).toBe(id);
    const line = { actorId: MAYA, action: 'report.viewed', target: { kind: 'report', id } };
    expect(desk.audit.lines).toEqual([line, line]);
  });

  it('is not audited if the report is not found', async () => {
    await refused(desk.view(MAYA, 4711), 'report_not_found');
    expect(desk.audit.lines).toEqual([]);
  });
});

describe('the decision on a report', () => {
  beforeEach(() => desk.report(ada, ben));

  const decided = async (outcome: 'upheld' | 'dismissed' | 'warned') => {
    await desk.claim(MAYA);
    await desk.decide(MAYA, outcome);
    return desk.mails();
  };

  it('with a warning mails the reported member the reason in their language, without the reporter', async () => {
    const mails = await decided('warned');
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [`person${ada}@example.org`, 'We reviewed your report'],
      [`person${ben}@example.org`, 'A warning from our moderators'],
    ]);
    expect(mails[1]!.text).not.toMatch(/ada/i);
    expect(desk.audit.lines.at(-1)).toMatchObject({ actorId: MAYA, action: 'report.warned' });
  });

  it.each(['upheld', 'dismissed'] as const)(
    '%s mails the reporter alone, without the outcome',
    async (outcome) => {
      const [mail, ...others] = await decided(outcome);
      expect(others).toEqual([]);
      expect([mail!.to, mail!.subject]).toEqual([`person${ada}@example.org`, 'We reviewed your report']);
      expect(mail!.text).not.toContain(outcome);
    },
  );
});

/** Runs the job 180 days later, and again a minute after the expectation. */
async function after180Days(job: Parameters<typeof desk.runs>[0], expectation: () => Promise<void> | void) {
  desk.clock.pass({ days: 180 });
  await desk.runs(job);
  await expectation();
  desk.clock.pass({ minutes: 1 });
  await desk.runs(job);
}

it('the evidence of a report is erased 180 days after the decision, and not before', async () => {
  await desk.report(ada, ben, { note: 'Rude' });
  const decided = desk.last();
  await desk.claim(MAYA);
  await desk.decide(MAYA);
  const open = await desk.reported(ben, ada);
  const evidenceOf = async (id: number) => (await desk.reports.find(id))!.evidence;
  await after180Days('purgeReportEvidence', async () => expect(await evidenceOf(decided.id)).not.toBeNull());
  const kept = { evidence: null, note: null, status: 'upheld' };
  expect(await desk.reports.find(decided.id)).toMatchObject(kept);
  expect(await evidenceOf(open.id)).not.toBeNull();
});

it('undecided reports are deleted after 180 days, safety matters and decided ones are not', async () => {
  await desk.report(ada, ben, { reason: 'spam' });
  await desk.report(ben, ada, { reason: 'unsafe' });
  await desk.report(await desk.joins('cleo'), ben, { reason: 'other' });
  await desk.claim(MAYA);
  await desk.decide(MAYA);
  const reasons = () => desk.all().map(({ reason }) => reason);
  await after180Days('purgeUndecidedReports', () => expect(reasons()).toEqual(['spam', 'unsafe', 'other']));
  expect(reasons()).toEqual(['unsafe', 'other']);
});
