import { emailFrom } from '@domain/account/email-address.js';
import { useForm } from 'react-hook-form';
import { fieldProps } from '../../shared/forms/field-props.js';
import { domainResolver } from '../../shared/forms/rules.js';
import { Button } from '../../shared/ui/Button.js';
import { TextInput } from '../../shared/ui/Field.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { useForgotPassword } from './queries.js';

const resolver = domainResolver<{ email: string }>(({ email }) => emailFrom(email));

export function ForgotPasswordForm({
  onSent,
  onBack,
}: {
  onSent: (email: string) => void;
  onBack: () => void;
}) {
  const forgot = useForgotPassword(onSent);
  const form = useForm({ resolver, defaultValues: { email: '' } });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit((values) => forgot.mutate(values))(event)}
    >
      <p className="text-muted">{t('forgotText')}</p>
      <TextInput
        label={t('email')}
        type="email"
        autoComplete="email"
        autoFocus
        {...fieldProps(form)('email')}
      />
      <FormError error={forgot.error} />
      <Button type="submit" busy={forgot.isPending}>
        {forgot.isPending ? t('sending') : t('sendCode')}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {t('backToLogin')}
      </Button>
    </form>
  );
}
