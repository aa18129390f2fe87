import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { SessionEnd } from '../../shared/session/session.js';
import { t } from './messages.js';

const TEXTS = {
  over: t('sessionOver'),
  'signed-out': t('signedOut'),
};

/** Explains why the sign-in page is shown again. */
export function SignedOutNotice({ of }: { of: SessionEnd }): ReactNode {
  if (!of) return null;
  return (
    <Alert severity={of === 'over' ? 'warning' : 'success'} role="status">
      {TEXTS[of]}
    </Alert>
  );
}
