import { beforeEach, describe, expect, it } from '@jest/globals';
import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import {
  ReportNotFound,
  ReportNoteTooLong,
  ReportTargetNotFound,
} from '../../../src/domain/moderation/report-errors.js';
import {
  ConflictOfInterest,
  ReviewClaimed,
  ReviewNotClaimed,
} from '../../../src/domain/review-cases/claim-errors.js';
import { aReportDesk, MAYA, OMAR } from './a-report-desk.js';

let desk: ReturnType<typeof aReportDesk>;
let ada: number;
let ben: number;
beforeEach(async () => {
  desk = aReportDesk();
  ada = (await desk.joins('ada')).id;
  ben = (await desk.joins('ben')).id;
});

const all = () => desk.reports.rows.all();
const theReport = () => all().at(-1)!;

describe('reporting', () => {
  it('the same twice is one report while nobody has decided, and another one afterwards', async () => {
    await desk.report(ada, ben);
    await desk.report(ada, ben, { reason: 'unsafe' });
    expect(all().map(({ reason }) => reason)).toEqual(['spam']);
    await desk.claim(MAYA, theReport().id);
    await desk.decide(MAYA, theReport().id);
    await desk.report(ada, ben);
    expect(all()).toHaveLength(2);
  });

  it('of what one cannot see, or with too many words, keeps nothing', async () => {
    await expect(desk.report(ada, ada)).rejects.toThrow(ReportTargetNotFound);
    await expect(desk.report(ada, 1, { kind: 'message' })).rejects.toThrow(ReportTargetNotFound);
    await expect(desk.report(ada, ben, { note: 'x'.repeat(1001) })).rejects.toThrow(ReportNoteTooLong);
    await expect(desk.report(4711, ben)).rejects.toThrow(AccountGone);
    expect(all()).toEqual([]);
  });

  it('is for twenty times a day', async () => {
    for (let i = 0; i < 20; i++) await desk.report(ada, ben);
    await expect(desk.report(ada, ben)).rejects.toThrow(TooManyAttempts);
    await desk.report(ben, ada);
  });
});

describe('a decision on a report', () => {
  beforeEach(() => desk.report(ada, ben));

  it('is made by whoever has claimed it, and leaves a line of every step', async () => {
    const { id } = theReport();
    await desk.claim(MAYA, id);
    await expect(desk.claim(OMAR, id)).rejects.toThrow(ReviewClaimed);
    await desk.release(MAYA, id);
    await expect(desk.decide(MAYA, id)).rejects.toThrow(ReviewNotClaimed);
    await desk.claim(OMAR, id);
    await desk.decide(OMAR, id, 'dismissed');
    expect(theReport().status).toBe('dismissed');
    expect(desk.audit.lines.map(({ actorId, action }) => [actorId, action])).toEqual([
      [MAYA, 'report.claimed'],
      [MAYA, 'report.released'],
      [OMAR, 'report.claimed'],
      [OMAR, 'report.dismissed'],
    ]);
  });

  it('is for nobody whom it is about, who then finds no report, nor for whoever made it or knows one of them', async () => {
    const { id } = theReport();
    await expect(desk.claim(ben, id)).rejects.toThrow(ReportNotFound);
    await expect(desk.claim(ada, id)).rejects.toThrow(ConflictOfInterest);
    desk.sitTogether(MAYA, ada);
    desk.sitTogether(OMAR, ben);
    for (const moderator of [MAYA, OMAR])
      await expect(desk.claim(moderator, id)).rejects.toThrow(ConflictOfInterest);
    expect(desk.audit.lines).toEqual([]);
  });

  it.each(['upheld', 'dismissed'] as const)(
    'of %s is answered with the same thanks, and nobody else is written to',
    async (outcome) => {
      await desk.claim(MAYA, theReport().id);
      await desk.decide(MAYA, theReport().id, outcome);
      const mails = await desk.mails();
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        [`person${ada}@example.org`, 'Thank you, we looked at it'],
      ]);
      expect(mails[0]!.text).not.toContain(outcome);
    },
  );
});

describe('what was copied', () => {
  it('is erased 180 days after the decision, and not before', async () => {
    await desk.report(ada, ben, { note: 'Rude' });
    await desk.report(ben, ada);
    const [decided, open] = all();
    await desk.claim(MAYA, decided!.id);
    await desk.decide(MAYA, decided!.id);
    desk.clock.pass({ days: 180 });
    await desk.purge();
    expect((await desk.reports.find(decided!.id))!.evidence).not.toBeNull();
    desk.clock.pass({ minutes: 1 });
    await desk.purge();
    expect(await desk.reports.find(decided!.id)).toMatchObject({
      evidence: null,
      note: null,
      status: 'upheld',
    });
    expect((await desk.reports.find(open!.id))!.evidence).not.toBeNull();
  });
});
