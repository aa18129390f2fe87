import { emailFrom } from '@domain/account/email-address.js';
import { ensurePassword } from '@domain/account/password.js';
import { useForm } from 'react-hook-form';
import { domainResolver } from '../../shared/forms/rules.js';
import { showFieldErrors } from '../../shared/forms/show-field-errors.js';
import { Button } from '../../shared/ui/Button.js';
import { PasswordInput, TextInput } from '../../shared/ui/Field.js';
import { type NewEmail, useRequestEmailChange } from './credential-queries.js';
import { t } from './messages.js';

const resolver = domainResolver<NewEmail>(
  ({ email }) => emailFrom(email),
  ({ password }) => ensurePassword(password, 'password'),
);

export function NewEmailForm({ onAsked }: { onAsked: (asked: NewEmail) => void }) {
  const ask = useRequestEmailChange(onAsked);
  const form = useForm<NewEmail>({ resolver, defaultValues: { email: '', password: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((asked) =>
    ask.mutate(asked, { onError: (error) => showFieldErrors(error, ['email', 'password'], form.setError) }),
  );
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('newEmail')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordInput
        label={t('currentPassword')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" busy={ask.isPending}>
        {ask.isPending ? t('sending') : t('sendCode')}
      </Button>
    </form>
  );
}
