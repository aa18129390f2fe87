import { emailFrom } from '@domain/account/email-address.js';
import { useForm } from 'react-hook-form';
import { domainResolver } from '../../shared/forms/rules.js';
import { showFieldErrors } from '../../shared/forms/show-field-errors.js';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { TextInput } from '../../shared/ui/Field.js';
import { type NewEmail, useRequestEmailChange } from './credential-queries.js';
import { t } from './messages.js';
import { OwnPassword, ownPasswordRule } from './OwnPassword.js';

export function NewEmailForm({ onAsked }: { onAsked: (asked: NewEmail) => void }) {
  const { hasPassword } = useMe();
  const ask = useRequestEmailChange(onAsked);
  const resolver = domainResolver<NewEmail>(({ email }) => emailFrom(email), ownPasswordRule(hasPassword));
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
      <OwnPassword control={form.control} label={t('currentPassword')} hasPassword={hasPassword} />
      <Button type="submit" busy={ask.isPending}>
        {ask.isPending ? t('sending') : t('sendCode')}
      </Button>
    </form>
  );
}
