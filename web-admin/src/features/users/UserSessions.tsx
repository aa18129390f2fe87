import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNotify } from 'react-admin';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { TimeAgo } from '../../shared/time/TimeAgo.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { Section } from '../../shared/ui/Section.js';
import { t } from './messages.js';
import { fullName, type User } from './user.js';

/** The user's sessions, with an action that ends them all. */
export function UserSessions({ user }: { user: User }): ReactNode {
  const [isConfirming, setConfirming] = useState(false);
  const notify = useNotify();
  const { mutate, isPending, error } = useRecordAction<User>('users', 'end-sessions');
  const { sessions } = user;
  const end = () =>
    mutate(
      { id: user.id, body: { decidedAfter: user.lastDecisionId } },
      {
        onSuccess: () => {
          setConfirming(false);
          notify(t('signedOut', { name: fullName(user) }), { type: 'success' });
        },
      },
    );
  return (
    <Section
      title={t('sessions')}
      aside={
        sessions.length > 0 && (
          <Button variant="outlined" size="small" onClick={() => setConfirming(true)}>
            {t('endAll')}
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <Typography color="text.secondary">{t('noSessions')}</Typography>
      ) : (
        <Table size="small" aria-label={t('sessions')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('started')}</TableCell>
              <TableCell>{t('lastSeen')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sessions.map(({ startedAt, lastSeenBefore }) => (
              <TableRow key={`${startedAt} ${lastSeenBefore}`}>
                <TableCell>{formatDateTime(startedAt)}</TableCell>
                <TableCell>
                  <TimeAgo at={lastSeenBefore} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {isConfirming && (
        <FormDialog
          title={t('endAllSessions')}
          submitLabel={t('endAll')}
          isBusy={isPending}
          error={error}
          onSubmit={end}
          onClose={() => setConfirming(false)}
        >
          <Typography>{t('endAllText', { name: fullName(user) })}</Typography>
        </FormDialog>
      )}
    </Section>
  );
}
