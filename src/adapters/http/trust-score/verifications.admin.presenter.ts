import type { ReadableCase } from '../../../application/review-cases/review-desk.js';
import type {
  EarlierReview,
  ReviewEntry,
  ReviewRecord,
  ReviewedPerson,
} from '../../../application/trust-score/review-views.js';
import { presentClaim } from '../admin/claim.presenter.js';
import { consolePicture } from '../admin/console-picture.js';
import type {
  EarlierVerificationResponse,
  ReviewedPersonResponse,
  VerificationEntryResponse,
  VerificationRecordResponse,
} from './verifications.admin.dto.js';

export function presentVerificationEntry(entry: ReviewEntry, staffId: number): VerificationEntryResponse {
  return {
    id: entry.id,
    kind: entry.kind,
    status: entry.status,
    person: entry.person,
    submittedAt: entry.submittedAt.toISOString(),
    dueAt: entry.dueAt.toISOString(),
    isOverdue: entry.isOverdue,
    claim: presentClaim(entry, staffId),
    decidedBy: entry.decidedBy,
    decidedAt: entry.decidedAt?.toISOString() ?? null,
    reason: entry.reason,
  };
}

export function presentVerificationRecord(
  { record, obstacle }: ReadableCase<ReviewRecord>,
  staffId: number,
): VerificationRecordResponse {
  return {
    ...presentVerificationEntry(record, staffId),
    contentType: record.contentType,
    hasFile: record.contentType !== null,
    pageCount: record.pageCount,
    mayReview: obstacle === null,
    whyNot: obstacle,
    comparedWith: consolePicture(record.comparedWith),
    note: record.note,
    dateOfBirthAgrees: record.dateOfBirthAgrees,
    about: record.about && presentPerson(record.about),
    earlier: record.earlier.map(presentEarlier),
  };
}

const presentPerson = (person: ReviewedPerson): ReviewedPersonResponse => ({
  firstName: person.firstName,
  lastName: person.lastName,
  profileImageUrl: consolePicture(person.profileImageUrl),
  trustScore: person.trustScore,
  memberSince: person.memberSince.toISOString(),
  dateOfBirth: person.dateOfBirth,
});

const presentEarlier = ({
  id,
  kind,
  status,
  decidedAt,
  reason,
}: EarlierReview): EarlierVerificationResponse => ({
  id,
  kind,
  status,
  decidedAt: decidedAt?.toISOString() ?? null,
  reason,
});
