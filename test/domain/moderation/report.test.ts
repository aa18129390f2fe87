import { ADA, aReport, aTarget, BEN } from '../../support/builders/a-report.js';
import { breaks } from '../../support/refused.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
const MAYA = { id: 7, isTableMate: false };
const OMAR = { id: 8, isTableMate: false };
const minutes = (count: number) => new Date(MONDAY.getTime() + count * 60_000);

/** A report claimed by Maya. */
function claimed() {
  const report = aReport({ id: 1 });
  report.claim(MAYA, MONDAY);
  return report;
}

describe('A report', () => {
  it('a report is due within two business days, and within one for a safety reason', () => {
    expect(aReport({ reason: 'spam' }).dueAt).toEqual(new Date('2026-03-05T05:00:00Z'));
    for (const reason of ['unsafe', 'underage', 'harassment'] as const)
      expect(aReport({ reason }).dueAt).toEqual(new Date('2026-03-04T05:00:00Z'));
  });

  it('a report stores the evidence and the trimmed note of the reporter', () => {
    const report = aReport({ note: '  He followed me home. ' });
    expect(report).toMatchObject({
      note: 'He followed me home.',
      evidence: aTarget().evidence,
      status: 'submitted',
    });
    expect(aReport({ note: '   ' }).note).toBeNull();
    breaks(() => aReport({ note: 'x'.repeat(1001) }), 'text_not_allowed');
  });
});

describe('A claim on a report', () => {
  it('a claim is exclusive and names its obstacle', () => {
    const report = claimed();
    expect([report.status, report.obstacleFor(OMAR, minutes(14))]).toEqual(['in_review', 'claimed']);
    breaks(() => report.claim(OMAR, minutes(14)), 'review_claimed');
  });

  it('the involved users and their table-mates cannot claim a report', () => {
    const report = aReport({ id: 1 });
    for (const id of [ADA, BEN]) {
      expect(report.obstacleFor({ id, isTableMate: false }, MONDAY)).toBe('yourself');
      breaks(() => report.claim({ id, isTableMate: false }, MONDAY), 'conflict_of_interest');
    }
    expect(report.obstacleFor({ ...MAYA, isTableMate: true }, MONDAY)).toBe('table_mate');
    breaks(() => report.claim({ ...MAYA, isTableMate: true }, MONDAY), 'conflict_of_interest');
  });

  it('only the claiming moderator can release the claim', () => {
    const report = claimed();
    breaks(() => report.release(OMAR.id, MONDAY), 'review_not_claimed');
    report.release(MAYA.id, MONDAY);
    expect([report.status, report.obstacleFor(OMAR, MONDAY)]).toEqual(['submitted', null]);
  });
});

describe('A decision on a report', () => {
  it.each(['upheld', 'dismissed'] as const)(
    'the outcome %s is decided once, by the moderator with the claim',
    (outcome) => {
      const report = claimed();
      report.decide(outcome, MAYA.id, ' Seen before. ', minutes(5));
      expect(report).toMatchObject({
        status: outcome,
        isOpen: false,
        decidedBy: MAYA.id,
        decidedAt: minutes(5),
        decisionNote: 'Seen before.',
      });
      expect(report.pullEvents()).toEqual([{ type: 'report-decided', reportId: 1 }]);
      breaks(() => report.decide('upheld', MAYA.id, null, minutes(6)), 'review_is_over');
      expect(report.obstacleFor(OMAR, minutes(6))).toBe('over');
    },
  );

  it('a decision note of more than 1,000 characters is refused', () => {
    const report = claimed();
    breaks(() => report.decide('upheld', MAYA.id, 'x'.repeat(1001), MONDAY), 'text_not_allowed');
    expect(report.isOpen).toBe(true);
  });
});
