import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { isStaff, ROLES, type Role } from '@domain/staff/role.js';
import { useDecidedOn } from '../../shared/api/use-decided-on.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { useStaff } from '../../shared/session/use-staff.js';
import { Consequences } from '../../shared/ui/Consequences.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { t } from './messages.js';
import { ROLE_LABELS } from './user-labels.js';
import { fullName, type User } from './user.js';

const ROLE_DESCRIPTIONS: Readonly<Record<Role, string>> = {
  member: t('memberText'),
  moderator: t('moderatorText'),
  admin: t('adminText'),
};

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

/** Grants, changes or removes a staff role; the admin enters password and code again. */
export function ChangeRoleDialog({ user, onClose }: Props): ReactNode {
  const label = useId();
  const [role, setRole] = useState<Role>(user.role);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const staff = useStaff();
  const decidedOn = useDecidedOn(user.lastDecisionId);
  const notify = useNotify();
  const { mutate, isPending, error } = useRecordAction<User>('users', 'role');
  const give = () =>
    mutate(
      { id: user.id, body: { role, password, totp: code.replace(/\s/g, '') || null, ...decidedOn } },
      {
        onSuccess: () => {
          notify(t('roleChanged', { name: fullName(user), role: ROLE_LABELS[role] }), { type: 'success' });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('roleOf', { name: fullName(user) })}
      submitLabel={t('changeRole')}
      isBusy={isPending}
      error={error}
      onSubmit={give}
      onClose={onClose}
    >
      <FormControl>
        <FormLabel id={label}>{t('role')}</FormLabel>
        <RadioGroup
          aria-labelledby={label}
          value={role}
          onChange={(_event, chosen) => setRole(chosen as Role)}
        >
          {ROLES.map((each) => (
            <FormControlLabel key={each} value={each} control={<Radio />} label={ROLE_LABELS[each]} />
          ))}
        </RadioGroup>
      </FormControl>
      <Consequences lines={[ROLE_DESCRIPTIONS[role], ...(isStaff(role) ? [t('adminsAreMailed')] : [])]} />
      <TextField
        label={t('ownPassword')}
        type="password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
      />
      {staff?.hasSecondFactor && (
        <TextField
          label={t('ownCode')}
          required
          value={code}
          onChange={({ target }) => setCode(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 40 } }}
        />
      )}
    </FormDialog>
  );
}
