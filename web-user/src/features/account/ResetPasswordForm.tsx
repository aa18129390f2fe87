import { ensurePassword } from '@domain/account/password.js';
import { useController, useForm } from 'react-hook-form';
import { fieldProps } from '../../shared/forms/field-props.js';
import { domainResolver, formRule, isCode } from '../../shared/forms/rules.js';
import { Button } from '../../shared/ui/Button.js';
import { CodeInput } from '../../shared/ui/CodeInput.js';
import { PasswordInput, UsernameForPasswordManagers } from '../../shared/ui/Field.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { useResetPassword } from './queries.js';

interface Fields {
  code: string;
  newPassword: string;
}

const resolver = domainResolver<Fields>(
  formRule('code', isCode, () => t('resetCodeRule')),
  ({ newPassword }) => ensurePassword(newPassword, 'newPassword'),
);

export function ResetPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const reset = useResetPassword(onDone);
  const form = useForm<Fields>({ resolver, defaultValues: { code: '', newPassword: '' } });
  const code = useController({ control: form.control, name: 'code' });
  const submit = form.handleSubmit((fields) => {
    if (!reset.isPending) reset.mutate({ email, ...fields });
  });

  /** After the last digit the password comes next; a corrected code is sent with the password that is there. */
  function continueAfterCode(): void {
    if (form.getValues('newPassword')) void submit();
    else form.setFocus('newPassword');
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <p className="text-muted">{t('resetText', { email })}</p>
      <CodeInput
        label={t('resetCode')}
        hint={t('resetCodeHint')}
        autoFocus
        error={code.fieldState.error?.message}
        onComplete={continueAfterCode}
        {...code.field}
      />
      <UsernameForPasswordManagers value={email} />
      <PasswordInput
        label={t('newPassword')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        {...fieldProps(form)('newPassword')}
      />
      <FormError error={reset.error} />
      <Button type="submit" busy={reset.isPending}>
        {reset.isPending ? t('resetting') : t('reset')}
      </Button>
      <Button look="quiet" onClick={onDone}>
        {t('backToLogin')}
      </Button>
    </form>
  );
}
