import { ensurePassword } from '@domain/account/password.js';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error.js';
import type { Credentials } from '../../shared/api/types.js';
import { fieldProps } from '../../shared/forms/field-props.js';
import { domainResolver, formRule, isFilledIn } from '../../shared/forms/rules.js';
import { Button } from '../../shared/ui/Button.js';
import { TextInput } from '../../shared/ui/Field.js';
import { FormError } from '../../shared/ui/FormError.js';
import { CurrentPassword } from './CurrentPassword.js';
import { t } from './messages.js';
import { useLogin } from './queries.js';

const resolver = domainResolver<Credentials>(
  formRule('usernameOrEmail', isFilledIn, () => t('usernameOrEmailRequired')),
  ({ password }) => ensurePassword(password),
);

/** The address to verify, if that is why the sign-in was refused; otherwise null. */
function unverifiedAddress(error: Error | null): string | null {
  if (!(error instanceof ApiError) || error.body?.code !== 'email_not_verified') return null;
  return typeof error.body.email === 'string' ? error.body.email : null;
}

interface SignInFormProps {
  returnTo: string;
  onForgot: () => void;
  /** Called for a user who has not verified their email yet, to continue with the code. */
  onUnverified: (email: string) => void;
}

export function SignInForm({ returnTo, onForgot, onUnverified }: SignInFormProps) {
  const login = useLogin(returnTo);
  const form = useForm<Credentials>({ resolver, defaultValues: { usernameOrEmail: '', password: '' } });
  const field = fieldProps(form);
  const unverified = unverifiedAddress(login.error);
  const busy = login.isPending || login.isSuccess;

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => void form.handleSubmit((values) => login.mutate(values))(event)}
    >
      <TextInput
        label={t('usernameOrEmail')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('usernameOrEmail')}
      />
      <CurrentPassword onForgot={onForgot} {...field('password')} />
      <FormError error={unverified === null ? login.error : new Error(t('enterCodeFirst'))} />
      {unverified !== null && (
        <Button look="secondary" onClick={() => onUnverified(unverified)}>
          {t('enterCode')}
        </Button>
      )}
      <Button type="submit" busy={busy}>
        {busy ? t('signingIn') : t('signIn')}
      </Button>
    </form>
  );
}
