import { describe, expect, it } from '@jest/globals';
import { ReportNoteTooLong } from '../../../src/domain/moderation/report-errors.js';
import {
  ConflictOfInterest,
  ReviewClaimed,
  ReviewIsOver,
  ReviewNotClaimed,
} from '../../../src/domain/shared/claim-errors.js';
import { ADA, aReport, aTarget, BEN } from '../../support/builders/a-report.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
const MAYA = { id: 7, isTableMate: false };
const OMAR = { id: 8, isTableMate: false };
const minutes = (count: number) => new Date(MONDAY.getTime() + count * 60_000);

/** A report that Maya is looking at. */
function claimed() {
  const report = aReport({ id: 1 });
  report.claim(MAYA, MONDAY);
  return report;
}

describe('a report', () => {
  it('is looked at within two business days, and within one where somebody may be in danger', () => {
    expect(aReport({ reason: 'spam' }).dueAt).toEqual(new Date('2026-03-05T05:00:00Z'));
    for (const reason of ['unsafe', 'underage', 'harassment'] as const)
      expect(aReport({ reason }).dueAt).toEqual(new Date('2026-03-04T05:00:00Z'));
  });

  it('keeps what was seen, and the words of whoever reported without the white space around them', () => {
    const report = aReport({ note: '  He followed me home. ' });
    expect(report).toMatchObject({
      note: 'He followed me home.',
      evidence: aTarget().evidence,
      status: 'submitted',
    });
    expect(aReport({ note: '   ' }).note).toBeNull();
    expect(() => aReport({ note: 'x'.repeat(1001) })).toThrow(ReportNoteTooLong);
  });
});

describe('a claim on a report', () => {
  it('is for one moderator at a time, for 15 minutes', () => {
    const report = claimed();
    expect(report.status).toBe('in_review');
    expect(report.hindranceTo(OMAR, minutes(14))).toBe('claimed');
    expect(() => report.claim(OMAR, minutes(14))).toThrow(ReviewClaimed);
    report.claim(OMAR, minutes(15));
    expect(() => report.decide('upheld', MAYA.id, null, minutes(16))).toThrow(ReviewNotClaimed);
  });

  it('is for nobody whom it is about, who made it, or who sits at a table with one of them', () => {
    const report = aReport({ id: 1 });
    for (const id of [ADA, BEN]) {
      expect(report.hindranceTo({ id, isTableMate: false }, MONDAY)).toBe('yourself');
      expect(() => report.claim({ id, isTableMate: false }, MONDAY)).toThrow(ConflictOfInterest);
    }
    expect(report.hindranceTo({ ...MAYA, isTableMate: true }, MONDAY)).toBe('table_mate');
    expect(() => report.claim({ ...MAYA, isTableMate: true }, MONDAY)).toThrow(ConflictOfInterest);
  });

  it('is let go by its holder', () => {
    const report = claimed();
    expect(() => report.release(OMAR.id, MONDAY)).toThrow(ReviewNotClaimed);
    report.release(MAYA.id, MONDAY);
    expect([report.status, report.hindranceTo(OMAR, MONDAY)]).toEqual(['submitted', null]);
  });
});

describe('a decision', () => {
  it.each(['upheld', 'dismissed'] as const)('of %s is made once, by the holder of the claim', (outcome) => {
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
    expect(report.hindranceTo(OMAR, minutes(6))).toBe('over');
  });

  it('is short in words', () => {
    const report = claimed();
    expect(() => report.decide('upheld', MAYA.id, 'x'.repeat(1001), MONDAY)).toThrow(ReportNoteTooLong);
    expect(report.isOpen).toBe(true);
  });
});
