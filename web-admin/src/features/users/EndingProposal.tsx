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
import { t } from './messages.js';
import { fullName, proposedEnding, type User } from './user.js';

/** A proposed ending of an account: a second moderator agrees or declines, the proposer can withdraw it. */
export function EndingProposal({ user }: { user: User }): ReactNode {
  const proposal = proposedEnding(user);
  const staff = useStaff();
  const notify = useNotify();
  /** The last decision when the dialog was opened. */
  const [confirming, setConfirming] = useState<{ readonly decidedAfter: number | null } | null>(null);
  const agree = useRecordAction<User>('users', 'terminate');
  const decline = useRecordAction<User>('users', 'terminate/decline');
  if (!proposal || user.id === staff?.id) return null;
  const isOwn = proposal.by?.id === staff?.id;
  const when = formatDateTime(proposal.at);
  const decidedAfter = user.lastDecisionId;
  const end = () =>
    agree.mutate(
      { id: user.id, body: { reason: proposal.reason, ...confirming } },
      {
        onSuccess: () => {
          setConfirming(null);
          notify(t('accountEnded'), { type: 'success' });
        },
      },
    );
  return (
    <Alert severity="warning" role="region" aria-label={t('proposedEnding')} sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 700 }}>
        {isOwn
          ? t('youProposed', { when })
          : t('proposedBy', { name: proposal.by?.name ?? t('someone'), when })}
      </Typography>
      <Typography sx={{ my: 0.5, overflowWrap: 'anywhere' }}>“{proposal.reason}”</Typography>
      <Typography sx={{ mb: 1 }}>{isOwn ? t('canWithdraw') : t('canAgree')}</Typography>
      {decline.error && (
        <Typography role="alert" color="error" sx={{ mb: 1, fontWeight: 600 }}>
          {errorMessage(decline.error)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isOwn && (
          <Button variant="contained" color="error" onClick={() => setConfirming({ decidedAfter })}>
            {t('agree')}
          </Button>
        )}
        <Button
          variant="outlined"
          color="inherit"
          loading={decline.isPending}
          onClick={() =>
            decline.mutate(
              { id: user.id, body: { decidedAfter } },
              { onSuccess: () => notify(t('accountStays'), { type: 'info' }) },
            )
          }
        >
          {isOwn ? t('withdraw') : t('decline')}
        </Button>
      </Box>
      {confirming && (
        <FormDialog
          title={t('endAccountOf', { name: fullName(user) })}
          submitLabel={t('endAccount')}
          color="error"
          isBusy={agree.isPending}
          error={agree.error}
          onSubmit={end}
          onClose={() => setConfirming(null)}
        >
          <Consequences lines={[t('signedOutAndSeats'), t('noSignIn')]} />
        </FormDialog>
      )}
    </Alert>
  );
}
