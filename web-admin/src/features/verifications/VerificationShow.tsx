import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import type { Verification } from './verification.js';
import { VerificationDesk } from './VerificationDesk.js';
import { t } from './messages.js';

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
          <PageTitle>
            {t('kindOf', { kind: review.kind, name: review.person?.name ?? t('aDeletedUser') })}
          </PageTitle>
          <VerificationDesk key={review.id} review={review} />
        </>
      )}
    </RecordPage>
  );
}
