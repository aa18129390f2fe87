import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useDecisionQueue } from '../../shared/review-case/browser-decision-queue.js';
import type { SessionEnd } from '../../shared/session/session.js';
import { t } from './messages.js';

const TEXTS = {
  over: t('sessionOver'),
  'signed-out': t('signedOut'),
};

/** Explains why the sign-in page is shown again, and that decisions wait which the ended session could not send. */
export function SignedOutNotice({ of }: { of: SessionEnd }): ReactNode {
  const { length: count } = useDecisionQueue();
  return (
    <>
      {of && (
        <Alert severity={of === 'over' ? 'warning' : 'success'} role="status">
          {TEXTS[of]}
        </Alert>
      )}
      {count > 0 && <Alert severity="warning">{t('unsaved', { count })}</Alert>}
    </>
  );
}
