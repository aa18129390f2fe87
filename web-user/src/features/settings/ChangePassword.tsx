import { ensurePassword } from '@domain/account/password.js';
import { KeyRound } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { domainResolver } from '../../shared/forms/rules.js';
import { showFieldErrors } from '../../shared/forms/show-field-errors.js';
import { useMe } from '../../shared/session/me.js';
import { setSignedInUser } from '../../shared/session/session.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { PasswordInput, UsernameForPasswordManagers } from '../../shared/ui/Field.js';
import { type Passwords, useChangePassword } from './credential-queries.js';
import { t } from './messages.js';
import { OwnPassword, ownPasswordRule } from './OwnPassword.js';

/** Form to change the password. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false);
  const { hasPassword } = useMe();
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <KeyRound aria-hidden className="size-5" />
        {hasPassword ? t('changePassword') : t('setPassword')}
      </Button>
      {isOpen && <ChangePasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
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
  const { errors } = form.formState;
  const submit = form.handleSubmit((passwords) =>
    change.mutate(passwords, {
      onError: (error) => showFieldErrors(error, ['password', 'newPassword'], form.setError),
    }),
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={hasPassword ? t('changePassword') : t('setPassword')}
      description={t('changePasswordText')}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={change.isPending}>
            {change.isPending ? t('saving') : t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <UsernameForPasswordManagers value={username} />
        <OwnPassword control={form.control} label={t('currentPassword')} hasPassword={hasPassword} />
        <PasswordInput
          label={t('newPassword')}
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
      </form>
    </Dialog>
  );
}
