import { ensurePassword } from '@domain/account/password.js';
import { KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { fieldProps } from '../../shared/forms/field-props.js';
import { domainResolver } from '../../shared/forms/rules.js';
import { showFieldErrors } from '../../shared/forms/show-field-errors.js';
import { useMe } from '../../shared/session/me.js';
import { setSignedInUser } from '../../shared/session/session.js';
import { DialogButton, FormDialog } from '../../shared/ui/Dialog.js';
import { PasswordInput, UsernameForPasswordManagers } from '../../shared/ui/Field.js';
import { type Passwords, useChangePassword } from './credential-queries.js';
import { t } from './messages.js';
import { OwnPassword, ownPasswordRule } from './OwnPassword.js';

/** Form to change the password. */
export function ChangePassword() {
  const { hasPassword } = useMe();
  return (
    <DialogButton Icon={KeyRound} label={hasPassword ? t('changePassword') : t('setPassword')}>
      {(onClose) => <ChangePasswordDialog onClose={onClose} />}
    </DialogButton>
  );
}

function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const { username, hasPassword } = me;
  const change = useChangePassword(() => {
    setSignedInUser({ ...me, hasPassword: true });
    onClose();
  });
  const resolver = domainResolver<Passwords>(ownPasswordRule(hasPassword), ({ newPassword }) =>
    ensurePassword(newPassword, 'newPassword'),
  );
  const form = useForm<Passwords>({ resolver, defaultValues: { password: '', newPassword: '' } });
  const field = fieldProps(form);
  const submit = form.handleSubmit((passwords) =>
    change.mutate(passwords, {
      onError: (error) => showFieldErrors(error, ['password', 'newPassword'], form.setError),
    }),
  );

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={hasPassword ? t('changePassword') : t('setPassword')}
      description={t('changePasswordText')}
      labels={{ cancel: t('cancel'), submit: t('save'), busy: t('saving') }}
      busy={change.isPending}
    >
      <UsernameForPasswordManagers value={username} />
      <OwnPassword control={form.control} label={t('currentPassword')} hasPassword={hasPassword} />
      <PasswordInput label={t('newPassword')} autoComplete="new-password" {...field('newPassword')} />
    </FormDialog>
  );
}
