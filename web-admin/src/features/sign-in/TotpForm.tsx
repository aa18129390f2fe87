import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Credentials } from '../../shared/session/session.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { useSignIn } from './use-sign-in.js';

interface Props {
  /** Email and password, which the server has accepted. */
  readonly credentials: Credentials;
  readonly onBack: () => void;
}

const KINDS = {
  app: {
    label: t('code'),
    text: t('codeText'),
    other: t('useRecoveryCode'),
    field: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
  },
  recovery: {
    label: t('recoveryCode'),
    text: t('recoveryCodeText'),
    other: t('useApp'),
    field: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40 },
  },
} as const;

export function TotpForm({ credentials, onBack }: Props): ReactNode {
  const { isBusy, error, signIn } = useSignIn();
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const field = useRef<HTMLInputElement>(null);
  const { label, text, other, field: hints } = KINDS[kind];

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('totp'));
    const totp = kind === 'app' ? typed.replace(/\s/g, '') : typed;
    if (await signIn({ ...credentials, totp })) field.current?.select();
  }

  return (
    <Stack component="form" spacing={2} onSubmit={submit}>
      <Typography variant="h1">{t('secondStep')}</Typography>
      <Typography color="text.secondary">{text}</Typography>
      <TextField
        size="medium"
        key={kind}
        label={label}
        name="totp"
        required
        autoFocus
        inputRef={field}
        error={error !== null}
        slotProps={{ htmlInput: hints }}
      />
      <FormError>{error}</FormError>
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {t('continue')}
      </Button>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Button onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>{other}</Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </Stack>
    </Stack>
  );
}
