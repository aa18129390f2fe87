import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useStaff } from '../../shared/session/use-staff.js';
import { SuspendDialog } from '../../shared/suspension/SuspendDialog.js';
import { AccountStandingTag } from './AccountStandingTag.js';
import { ChangeRoleDialog } from './ChangeRoleDialog.js';
import { CorrectDialog } from './CorrectDialog.js';
import { EndAccountDialog } from './EndAccountDialog.js';
import { LiftSuspensionDialog } from './LiftSuspensionDialog.js';
import { t } from './messages.js';
import { proposedEnding, toUserReference, type User } from './user.js';

type DialogName = 'suspend' | 'lift' | 'end' | 'role' | 'correct';

/** The actions on a user in their current state. Staff cannot act on themselves. */
export function UserActions({ user }: { user: User }): ReactNode {
  const staff = useStaff();
  const [openDialog, setOpenDialog] = useState<DialogName | null>(null);
  const close = () => setOpenDialog(null);
  const opened = { person: toUserReference(user), lastDecisionId: user.lastDecisionId, onClose: close };
  const isOneself = staff?.id === user.id;
  const mayAct = !isOneself && (user.role === 'member' || staff?.role === 'admin');
  return (
    <Box sx={BAR}>
      <AccountStandingTag of={user} />
      <Box sx={{ mr: 'auto', color: 'text.secondary' }}>
        {isOneself ? t('thisIsYou') : !mayAct && staff && t('adminsOnly')}
      </Box>
      {mayAct && user.standing === 'good' && (
        <Button variant="outlined" color="error" onClick={() => setOpenDialog('suspend')}>
          {t('suspend')}
        </Button>
      )}
      {mayAct && user.standing !== 'good' && (
        <Button variant="contained" onClick={() => setOpenDialog('lift')}>
          {t('letBackIn')}
        </Button>
      )}
      {mayAct && user.standing !== 'ended' && !proposedEnding(user) && (
        <Button variant="outlined" color="error" onClick={() => setOpenDialog('end')}>
          {t('endAccount')}
        </Button>
      )}
      {staff?.role === 'admin' && !isOneself && (
        <>
          <Button variant="outlined" color="inherit" onClick={() => setOpenDialog('correct')}>
            {t('correct')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={() => setOpenDialog('role')}>
            {t('changeRole')}
          </Button>
        </>
      )}
      {openDialog === 'suspend' && <SuspendDialog {...opened} />}
      {openDialog === 'lift' && <LiftSuspensionDialog {...opened} />}
      {openDialog === 'end' && <EndAccountDialog {...opened} />}
      {openDialog === 'correct' && <CorrectDialog user={user} onClose={close} />}
      {openDialog === 'role' && <ChangeRoleDialog user={user} onClose={close} />}
    </Box>
  );
}

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 };
