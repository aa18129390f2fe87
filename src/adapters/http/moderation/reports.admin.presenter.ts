import type { ReportEntry, ReportRecord } from '../../../application/moderation/report-views.js';
import type { ReadableCase } from '../../../application/review-cases/review-desk.js';
import { presentClaim } from '../admin/claim.presenter.js';
import { consolePicture } from '../admin/console-picture.js';
import type {
  ReportEntryResponse,
  ReportEvidenceResponse,
  ReportRecordResponse,
} from './reports.admin.dto.js';

export function presentReportEntry(entry: ReportEntry, staffId: number): ReportEntryResponse {
  return {
    id: entry.id,
    kind: entry.kind,
    reason: entry.reason,
    source: entry.source,
    status: entry.status,
    about: entry.about,
    by: entry.by,
    isWithheld: entry.isWithheld,
    submittedAt: entry.submittedAt.toISOString(),
    dueAt: entry.dueAt.toISOString(),
    isOverdue: entry.isOverdue,
    claim: presentClaim(entry, staffId),
    decidedBy: entry.decidedBy,
    decidedAt: entry.decidedAt?.toISOString() ?? null,
    reportsAboutThem: entry.reportsAboutThem,
  };
}

export function presentReportRecord(
  { record, obstacle }: ReadableCase<ReportRecord>,
  staffId: number,
): ReportRecordResponse {
  return {
    ...presentReportEntry(record, staffId),
    note: record.note,
    evidence: record.evidence && presentEvidence(record.evidence),
    targetId: record.targetId,
    matchId: record.matchId,
    decisionNote: record.decisionNote,
    aboutLastDecisionId: record.aboutLastDecisionId,
    mayReview: obstacle === null,
    whyNot: obstacle,
  };
}

const presentEvidence = ({
  profile,
  messages,
  meetup,
}: NonNullable<ReportRecord['evidence']>): ReportEvidenceResponse => ({
  profile: profile && {
    firstName: profile.firstName,
    bio: profile.bio,
    interests: [...profile.interests],
    profileImageUrl: consolePicture(profile.profileImageUrl),
  },
  messages: messages.map(({ id, by, firstName, isReported, text, at }) => ({
    id,
    by,
    firstName: firstName ?? null,
    isReported,
    text,
    at,
  })),
  meetup,
});
