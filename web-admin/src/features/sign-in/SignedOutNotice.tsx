import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { SessionEnd } from '../../shared/session/session.js';

const TEXTS = {
  over: 'Your session is over. Sign in, and you are back where you were.',
  'signed-out': 'You are signed out.',
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
