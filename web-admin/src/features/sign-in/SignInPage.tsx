import { Alert, Box, Button, CssBaseline, Stack, TextField, type Theme, Typography } from '@mui/material';
import { type FormEvent, useRef, useState } from 'react';
import { useLogin } from 'react-admin';
import { APP_NAME } from '../../shared/app-name.js';
import { useDecisionQueue } from '../../shared/review-case/browser-decision-queue.js';
import { FormError } from '../../shared/ui/FormError.js';
import { errorCode, errorMessage } from '../../shared/api/http.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { OfflineBar } from '../../shared/ui/OfflineBar.js';
import { useDocumentTitle } from '../../shared/ui/PageTitle.js';
import { type Credentials, lastSessionEnd, type SessionEnd } from '../../shared/session/session.js';
import { Wordmark } from '../../shared/ui/Wordmark.js';

const t = messagesOf('sign-in');

/** Sign-in with a password, and a TOTP or recovery code where a second factor is set up. */
export function SignInPage() {
  useDocumentTitle(t('signIn'));
  const [proven, setProven] = useState<Credentials | null>(null);
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <CssBaseline />
      <OfflineBar />
      <Box component="header" sx={{ bgcolor: 'brand.facade', color: 'brand.onFacade' }}>
        <Box sx={{ display: 'flex', justifyContent: 'center', pt: { xs: 3, sm: 6 }, pb: { xs: 2.5, sm: 5 } }}>
          <Wordmark />
        </Box>
      </Box>
      <Awning />
      <Box component="main" sx={{ maxWidth: '26rem', mx: 'auto', px: 2.5, pt: { xs: 4, sm: 6 }, pb: 6 }}>
        {proven ? (
          <TotpForm credentials={proven} onBack={() => setProven(null)} />
        ) : (
          <PasswordForm onCodeNeeded={setProven} />
        )}
        <Box component="p" sx={{ mt: 5, color: 'text.secondary', fontSize: '0.875rem' }}>
          {t('staffOnly', { appName: APP_NAME })} <a href="/">{t('openApp')}</a>
        </Box>
      </Box>
    </Box>
  );
}

/** @param onCodeNeeded is called when the password is right and a TOTP code is missing */
function PasswordForm({ onCodeNeeded }: { onCodeNeeded: (proven: Credentials) => void }) {
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

function TotpForm({ credentials, onBack }: { credentials: Credentials; onBack: () => void }) {
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

/** Explains why the sign-in page is shown again, and that decisions wait which the ended session could not send. */
function SignedOutNotice({ of }: { of: SessionEnd }) {
  const { length: count } = useDecisionQueue();
  return (
    <>
      {of && (
        <Alert severity={of === 'over' ? 'warning' : 'success'} role="status">
          {t(of)}
        </Alert>
      )}
      {count > 0 && <Alert severity="warning">{t('unsaved', { count })}</Alert>}
    </>
  );
}

/** The request state of a sign-in form. A missing second factor is no error. */
function useSignIn() {
  const login = useLogin();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    isBusy,
    error,
    /** Signs in and returns to the requested page. @returns undefined on success, else the error code */
    signIn: async (credentials: Credentials): Promise<string | undefined> => {
      if (!navigator.cookieEnabled) {
        setError(t('cookiesNeeded'));
        return 'cookies_needed';
      }
      setBusy(true);
      setError(null);
      try {
        await login(credentials);
      } catch (refusal) {
        const code = errorCode(refusal);
        if (code !== 'second_factor_needed') setError(errorMessage(refusal));
        return code ?? 'failed';
      } finally {
        setBusy(false);
      }
      return undefined;
    },
  };
}

/** The striped decoration of `web-user`, with a scalloped edge. */
function Awning() {
  return <Box aria-hidden sx={awning} />;
}

const STRIPE = '1.75rem';
const awning = ({
  palette: {
    brand: { cloth, clothGround },
  },
}: Theme) => ({
  height: '2.75rem',
  background: `repeating-linear-gradient(90deg, ${cloth} 0 ${STRIPE}, ${clothGround} ${STRIPE} calc(2 * ${STRIPE}))`,
  // The masks overlap by 2 px, because a hairline shows where they only touch.
  mask: [
    'linear-gradient(#000 0 0) top / 100% calc(100% - 0.85rem) no-repeat',
    `radial-gradient(ellipse 0.875rem 0.85rem at 50% 2px, #000 97%, transparent) bottom left / ${STRIPE} calc(0.85rem + 2px) repeat-x`,
  ].join(),
});
