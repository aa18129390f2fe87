import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useStaff } from '../../shared/session/use-staff.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { AnswerAppealDialog } from './AnswerAppealDialog.js';
import { t } from './messages.js';
import { suspensionUnderAppeal, type User } from './user.js';

/** An unanswered appeal. Moderators cannot answer an appeal against their own decision. */
export function PendingAppeal({ user }: { user: User }): ReactNode {
  const [isAnswering, setAnswering] = useState(false);
  const staff = useStaff();
  const suspension = suspensionUnderAppeal(user);
  if (!suspension?.appeal) return null;
  const isOwn = [suspension.by?.id, suspension.agreedBy?.id].includes(staff?.id);
  return (
    <Alert severity="info" role="region" aria-label={t('appeal')} sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 700 }}>
        {t('appealed', { when: formatDateTime(suspension.appeal.at) })}
      </Typography>
      <Typography sx={{ my: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        “<bdi>{suspension.appeal.note}</bdi>”
      </Typography>
      {isOwn ? (
        <Typography>{t('ownDecision')}</Typography>
      ) : (
        user.id !== staff?.id && (
          <Button variant="contained" sx={{ mt: 0.5 }} onClick={() => setAnswering(true)}>
            {t('answer')}
          </Button>
        )
      )}
      {isAnswering && <AnswerAppealDialog user={user} onClose={() => setAnswering(false)} />}
    </Alert>
  );
}
