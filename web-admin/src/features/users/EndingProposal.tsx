import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { errorMessage } from '../../shared/api/http.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { useStaff } from '../../shared/session/use-staff.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { Consequences } from '../../shared/ui/Consequences.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { fullName, proposedEnding, type User } from './user.js';

/** A proposed ending of an account: a second moderator agrees or declines, the proposer can withdraw it. */
export function EndingProposal({ user }: { user: User }): ReactNode {
  const proposal = proposedEnding(user);
  const staff = useStaff();
  const notify = useNotify();
  const [isConfirming, setConfirming] = useState(false);
  const agree = useRecordAction<User>('users', 'terminate');
  const decline = useRecordAction<User>('users', 'terminate/decline');
  if (!proposal || user.id === staff?.id) return null;
  const isOwn = proposal.by?.id === staff?.id;
  const end = () =>
    agree.mutate(
      { id: user.id, body: { reason: proposal.reason } },
      {
        onSuccess: () => {
          setConfirming(false);
          notify('The account is ended.', { type: 'success' });
        },
      },
    );
  return (
    <Alert severity="warning" role="region" aria-label="Proposed ending" sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 700 }}>
        {isOwn ? 'You' : (proposal.by?.name ?? 'Somebody')} proposed to end this account,{' '}
        {formatDateTime(proposal.at)}.
      </Typography>
      <Typography sx={{ my: 0.5, overflowWrap: 'anywhere' }}>“{proposal.reason}”</Typography>
      <Typography sx={{ mb: 1 }}>
        {isOwn
          ? 'A second moderator must agree. You can still take it back.'
          : 'It takes your agreement to end it.'}
      </Typography>
      {decline.error && (
        <Typography role="alert" color="error" sx={{ mb: 1, fontWeight: 600 }}>
          {errorMessage(decline.error)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isOwn && (
          <Button variant="contained" color="error" onClick={() => setConfirming(true)}>
            Agree
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          loading={decline.isPending}
          onClick={() =>
            decline.mutate(
              { id: user.id },
              { onSuccess: () => notify('The account is not ended.', { type: 'info' }) },
            )
          }
        >
          {isOwn ? 'Take it back' : 'Decline'}
        </Button>
      </Box>
      {isConfirming && (
        <FormDialog
          title={`End the account of ${fullName(user)}`}
          submitLabel="End the account"
          color="error"
          isBusy={agree.isPending}
          error={agree.error}
          onSubmit={end}
          onClose={() => setConfirming(false)}
        >
          <Consequences
            lines={[
              'They are signed out everywhere within seconds, and their seats go to others.',
              'They cannot sign in again. They read the reason, and may appeal once.',
            ]}
          />
        </FormDialog>
      )}
    </Alert>
  );
}
