import type { ReactNode } from 'react';
import { moment } from '../../shared/time/dates.js';
import { Facts } from '../../shared/ui/DescriptionList.js';
import { PersonLink } from '../../shared/ui/PersonLink.js';
import type { Verification } from './verification.js';
import { REASON_WORDS, STATUS_WORDS } from './verification-labels.js';

/** What became of a review. */
export function Outcome({ review }: { review: Verification }): ReactNode {
  const { kind, status, decidedBy, decidedAt, reason, note, dateOfBirthAgrees } = review;
  const isApprovedId = kind === 'id' && status === 'approved';
  return (
    <Facts
      facts={[
        ['Outcome', STATUS_WORDS[status].says],
        ['Reason', reason && REASON_WORDS[reason]],
        ['Note', note],
        ['Date of birth', isApprovedId && (dateOfBirthAgrees ? 'Agrees' : 'Not on the document')],
        ['By', decidedBy && <PersonLink person={decidedBy} />],
        ['When', decidedAt && moment(decidedAt)],
      ]}
    />
  );
}
