import { ensurePassword } from '@domain/account/password.js';
import { useForm } from 'react-hook-form';
import { fieldProps } from '../../shared/forms/field-props.js';
import { domainResolver } from '../../shared/forms/rules.js';
import { Button, ButtonLink } from '../../shared/ui/Button.js';
import { FormError } from '../../shared/ui/FormError.js';
import { CurrentPassword } from './CurrentPassword.js';
import { t } from './provider-messages.js';
import { useLinkProvider } from './provider-queries.js';

const resolver = domainResolver<{ password: string }>(({ password }) => ensurePassword(password));

interface LinkProviderFormProps {
  email: string;
  returnTo: string;
  onForgot: () => void;
}

/** Asks for the password of the account with the same email, because an email alone is no proof. */
export function LinkProviderForm({ email, returnTo, onForgot }: LinkProviderFormProps) {
  const link = useLinkProvider(returnTo);
  const form = useForm({ resolver, defaultValues: { password: '' } });
  const busy = link.isPending || link.isSuccess;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit(({ password }) => link.mutate(password))(event)}
    >
      <p className="text-muted">{t('linkText', { email })}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <CurrentPassword onForgot={onForgot} {...fieldProps(form)('password')} />
      <FormError error={link.error} />
      <Button type="submit" busy={busy}>
        {busy ? t('linking') : t('link')}
      </Button>
      <ButtonLink look="quiet" to="/auth">
        {t('backToSignIn')}
      </ButtonLink>
    </form>
  );
}
