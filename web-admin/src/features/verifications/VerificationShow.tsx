import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { KIND_LABELS } from './verification-labels.js';
import type { Verification } from './verification.js';
import { VerificationDesk } from './VerificationDesk.js';

const POLL_MS = 5000;

/** One verification. Polled while another moderator has the claim. */
export default function VerificationShow(): ReactNode {
  return (
    <RecordPage<Verification>
      resource="verifications"
      pollMs={({ whyNot }) => whyNot === 'claimed' && POLL_MS}
    >
      {(review) => (
        <>
          <PageTitle>{`${KIND_LABELS[review.kind]} of ${review.person?.name ?? 'a deleted user'}`}</PageTitle>
          <VerificationDesk key={review.id} review={review} />
        </>
      )}
    </RecordPage>
  );
}
