import { TextNotAllowed } from '../../../src/domain/shared/text-not-allowed.js';
import {
  ConflictOfInterest,
  ReviewClaimed,
  ReviewIsOver,
  ReviewNotClaimed,
} from '../../../src/domain/review-cases/claim-errors.js';
import { ADA, aReport, aTarget, BEN } from '../../support/builders/a-report.js';

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
    expect(() => aReport({ note: 'x'.repeat(1001) })).toThrow(TextNotAllowed);
  });
});

describe('A claim on a report', () => {
  it('a claim is exclusive for 15 minutes', () => {
    const report = claimed();
    expect(report.status).toBe('in_review');
    expect(report.obstacleFor(OMAR, minutes(14))).toBe('claimed');
    expect(() => report.claim(OMAR, minutes(14))).toThrow(ReviewClaimed);
    report.claim(OMAR, minutes(15));
    expect(() => report.decide('upheld', MAYA.id, null, minutes(16))).toThrow(ReviewNotClaimed);
  });

  it('the involved users and their table-mates cannot claim a report', () => {
    const report = aReport({ id: 1 });
    for (const id of [ADA, BEN]) {
      expect(report.obstacleFor({ id, isTableMate: false }, MONDAY)).toBe('yourself');
      expect(() => report.claim({ id, isTableMate: false }, MONDAY)).toThrow(ConflictOfInterest);
    }
    expect(report.obstacleFor({ ...MAYA, isTableMate: true }, MONDAY)).toBe('table_mate');
    expect(() => report.claim({ ...MAYA, isTableMate: true }, MONDAY)).toThrow(ConflictOfInterest);
  });

  it('only the claiming moderator can release the claim', () => {
    const report = claimed();
    expect(() => report.release(OMAR.id, MONDAY)).toThrow(ReviewNotClaimed);
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
      expect(() => report.decide('upheld', MAYA.id, null, minutes(6))).toThrow(ReviewIsOver);
      expect(report.obstacleFor(OMAR, minutes(6))).toBe('over');
    },
  );

  it('a decision note of more than 1,000 characters is refused', () => {
    const report = claimed();
    expect(() => report.decide('upheld', MAYA.id, 'x'.repeat(1001), MONDAY)).toThrow(TextNotAllowed);
    expect(report.isOpen).toBe(true);
  });
});
