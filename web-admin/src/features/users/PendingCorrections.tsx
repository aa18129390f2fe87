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
import { REASON_LABELS } from './corrections.js';
import { t } from './messages.js';
import type { PendingCorrection, User } from './user.js';

/** Corrections that wait: a second admin agrees or declines, who asked can withdraw. */
export function PendingCorrections({ user }: { user: User }): ReactNode {
  return user.pendingCorrections.map((correction) => (
    <OneCorrection key={correction.id} user={user} correction={correction} />
  ));
}

function OneCorrection({ user, correction }: { user: User; correction: PendingCorrection }): ReactNode {
  const staff = useStaff();
  const notify = useNotify();
  /** When it was opened: no timer, because the server says when an agreement comes too early. */
  const [now] = useState(() => Date.now());
  const agree = useRecordAction<User>('users', 'corrections/agree');
  const decline = useRecordAction<User>('users', 'corrections/decline');
  const { email, by, isAgreed, agreeableFrom } = correction;
  const isOwn = by?.id === staff?.id;
  const mayAct = staff?.role === 'admin' && user.id !== staff.id;
  const title = email === null ? t('pendingFactor') : t('pendingEmail', { email });
  const body = { correctionId: correction.id, decidedAfter: user.lastDecisionId };
  const error = agree.error ?? decline.error;
  return (
    <Alert severity="warning" role="region" aria-label={title} sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{title}</Typography>
      <Typography sx={{ my: 0.5 }}>
        {t('askedBy', {
          name: by?.name ?? t('someone'),
          when: formatDateTime(correction.at),
          reason: REASON_LABELS[correction.reason],
        })}{' '}
        {t('expires', { when: formatDateTime(correction.expiresAt) })}
      </Typography>
      {email !== null && <Typography sx={{ mb: 0.5 }}>{proofsOf(correction)}</Typography>}
      {mayAct && !isOwn && !isAgreed && <Typography sx={{ mb: 1 }}>{t('makeSure')}</Typography>}
      {error && (
        <Typography role="alert" color="error" sx={{ mb: 1, fontWeight: 600 }}>
          {errorMessage(error)}
        </Typography>
      )}
      {mayAct && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!isOwn && !isAgreed && (
            <Button
              variant="contained"
              color="error"
              disabled={Date.parse(agreeableFrom) > now}
              loading={agree.isPending}
              onClick={() =>
                agree.mutate(
                  { id: user.id, body },
                  { onSuccess: () => notify(t('agreed'), { type: 'success' }) },
                )
              }
            >
              {t('agree')}
            </Button>
          )}
          <Button
            variant="outlined"
            color="inherit"
            loading={decline.isPending}
            onClick={() =>
              decline.mutate(
                { id: user.id, body },
                { onSuccess: () => notify(t('correctionDeclined'), { type: 'info' }) },
              )
            }
          >
            {isOwn ? t('withdraw') : t('decline')}
          </Button>
        </Box>
      )}
    </Alert>
  );
}

function proofsOf({ isNewProved, isOldProved, isAgreed, agreeableFrom }: PendingCorrection): string {
  const old = isOldProved
    ? t('oldProved')
    : isAgreed
      ? t('adminAgreed')
      : t('oldMissing', { when: formatDateTime(agreeableFrom) });
  return `${t(isNewProved ? 'newProved' : 'newMissing')} ${old}`;
}
