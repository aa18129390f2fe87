import type { ReactNode } from 'react';
import { formatDateTime } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { PersonLink } from '../../shared/ui/PersonLink.js';
import type { Verification } from './verification.js';
import { REASON_LABELS, STATUS_LABELS } from './verification-labels.js';

/** What became of a review. */
export function VerificationOutcome({ review }: { review: Verification }): ReactNode {
  const { kind, status, decidedBy, decidedAt, reason, note, dateOfBirthAgrees } = review;
  const isApprovedId = kind === 'id' && status === 'approved';
  return (
    <DescriptionList
      facts={[
        ['Outcome', STATUS_LABELS[status].says],
        ['Reason', reason && REASON_LABELS[reason]],
        ['Note', note],
        ['Date of birth', isApprovedId && (dateOfBirthAgrees ? 'Agrees' : 'Not on the document')],
        ['By', decidedBy && <PersonLink person={decidedBy} />],
        ['When', decidedAt && formatDateTime(decidedAt)],
      ]}
    />
  );
}
