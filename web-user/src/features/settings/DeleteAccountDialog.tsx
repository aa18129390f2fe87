import { useContext, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error.js';
import { domainResolver } from '../../shared/forms/rules.js';
import { showFieldErrors } from '../../shared/forms/show-field-errors.js';
import { Me } from '../../shared/session/me.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { FormDialog } from '../../shared/ui/Dialog.js';
import { t } from './messages.js';
import { OwnPassword, ownPasswordRule } from './OwnPassword.js';
import { useDeleteAccount } from './queries.js';

const CONSEQUENCES = ['seatsGo', 'profileGoes', 'messagesGo', 'nameIsFree'] as const;

/**
 * Explains what is deleted, asks for the password or a code in its place, then for confirmation. A restricted session does not
 * say whether there is a password; the first refusal does.
 */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const remove = useDeleteAccount();
  const [hasPassword, setHasPassword] = useState(useContext(Me)?.hasPassword ?? true);
  const resolver = domainResolver<{ password: string }>(ownPasswordRule(hasPassword));
  const form = useForm({ resolver, defaultValues: { password: '' } });
  const [password, setPassword] = useState<string | null>(null);

  function deleteAccount(): void {
    remove.mutate(password!, {
      onError: (error) => {
        setPassword(null);
        if (error instanceof ApiError && error.body?.code === 'password_not_set') setHasPassword(false);
        showFieldErrors(error, ['password'], form.setError);
      },
    });
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={form.handleSubmit((values) => setPassword(values.password))}
      title={t('deleteTitle')}
      description={t('deleteText')}
      labels={{ cancel: t('stay'), submit: t('delete') }}
      look="danger"
    >
      <ul className="grid list-disc gap-1.5 pl-5">
        {CONSEQUENCES.map((consequence) => (
          <li key={consequence}>{t(consequence)}</li>
        ))}
      </ul>
      <OwnPassword control={form.control} label={t('password')} hasPassword={hasPassword} />
      <ConfirmDialog
        open={password !== null}
        onCancel={() => setPassword(null)}
        onConfirm={deleteAccount}
        action={{ isPending: remove.isPending }}
        title={t('sureTitle')}
        description={t('sureText')}
        labels={{ confirm: t('deleteForGood'), busy: t('deleting'), cancel: t('stay') }}
      />
    </FormDialog>
  );
}
