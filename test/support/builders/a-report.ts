import { Report, type ReportForm, type ReportTarget } from '../../../src/domain/moderation/report.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');

export const ADA = 1001;
export const BEN = 1002;

/** Ben, as a report shows him. */
export const aTarget = (fields: Partial<ReportTarget> = {}): ReportTarget => ({
  kind: 'user',
  id: BEN,
  aboutUserId: BEN,
  matchId: null,
  evidence: {
    profile: { firstName: 'Ben', bio: 'I like soup', interests: ['music'], profileImageUrl: null },
    messages: [],
    meetup: null,
  },
  ...fields,
});

/** Ada's report about Ben. */
export function aReport(fields: Partial<ReportForm> & { id?: number } = {}, now = MONDAY): Report {
  const { id, ...form } = fields;
  const report = Report.submit(
    {
      reporterId: ADA,
      target: aTarget(),
      reason: 'spam',
      note: null,
      source: 'form',
      timeZone: 'America/New_York',
      ...form,
    },
    now,
  );
  if (id !== undefined) report.assignId(id);
  return report;
}
