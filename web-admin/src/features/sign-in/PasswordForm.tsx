import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { type Credentials, lastSessionEnd } from '../../shared/session/session.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { SignedOutNotice } from './SignedOutNotice.js';
import { useSignIn } from './use-sign-in.js';

interface Props {
  /** Called when the password is right and a TOTP code is missing. */
  readonly onCodeNeeded: (proven: Credentials) => void;
}

export function PasswordForm({ onCodeNeeded }: Props): ReactNode {
  const { isBusy, error, signIn } = useSignIn();
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const credentials = {
      email: String(typed.get('email')).trim(),
      password: String(typed.get('password')),
    };
    const refusal = await signIn(credentials);
    if (refusal === 'second_factor_needed') onCodeNeeded(credentials);
    else if (refusal) password.current?.select();
  }

  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      <Typography variant="h1">{t('signIn')}</Typography>
      <SignedOutNotice of={lastSessionEnd()} />
      <TextField
        size="medium"
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus
        error={error !== null}
      />
      <TextField
        size="medium"
        label={t('password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        inputRef={password}
        error={error !== null}
      />
      <FormError>{error}</FormError>
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('signIn')}
      </Button>
    </Stack>
  );
}
