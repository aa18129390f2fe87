import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { SuspendDialog } from '../../shared/suspension/SuspendDialog.js';
import { useStaff } from '../../shared/session/use-staff.js';
import { EndDialog } from './TerminateAccountDialog.js';
import { LiftDialog } from './LiftSuspensionDialog.js';
import { RoleDialog } from './ChangeRoleDialog.js';
import { Standing } from './AccountStandingTag.js';
import { personOf, proposalIn, type User } from './user.js';

type Act = 'suspend' | 'lift' | 'end' | 'role';

/** What can be done about a person now; nothing about oneself. */
export function Acts({ user }: { user: User }): ReactNode {
  const staff = useStaff();
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  const person = personOf(user);
  const isOneself = staff?.id === user.id;
  const mayAct = !isOneself && (user.role === 'member' || staff?.role === 'admin');
  return (
    <Box sx={BAR}>
      <Standing of={user} />
      <Box sx={{ mr: 'auto', color: 'text.secondary' }}>
        {isOneself
          ? 'This is you. Somebody else decides about you.'
          : !mayAct && staff && 'Only an admin acts on someone of the staff.'}
      </Box>
      {mayAct && user.standing === 'good' && (
        <Button variant="outlined" color="error" onClick={() => setAct('suspend')}>
          Suspend
        </Button>
      )}
      {mayAct && user.standing !== 'good' && (
        <Button variant="contained" onClick={() => setAct('lift')}>
          Lift
        </Button>
      )}
      {mayAct && user.standing !== 'ended' && !proposalIn(user) && (
        <Button variant="outlined" color="error" onClick={() => setAct('end')}>
          End the account
        </Button>
      )}
      {staff?.role === 'admin' && !isOneself && (
        <Button variant="outlined" color="inherit" onClick={() => setAct('role')}>
          Role
        </Button>
      )}
      {act === 'suspend' && <SuspendDialog person={person} onClose={close} />}
      {act === 'lift' && <LiftDialog person={person} onClose={close} />}
      {act === 'end' && <EndDialog person={person} onClose={close} />}
      {act === 'role' && <RoleDialog user={user} onClose={close} />}
    </Box>
  );
}

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 };
