import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { Farewell } from '../../shared/session/session.js';

const WORDS = {
  over: 'Your session is over. Sign in, and you are back where you were.',
  'signed-out': 'You are signed out.',
};

/** Says why one stands at the door again. */
export function Notice({ of }: { of: Farewell }): ReactNode {
  if (!of) return null;
  return (
    <Alert severity={of === 'over' ? 'warning' : 'success'} role="status">
      {WORDS[of]}
    </Alert>
  );
}
