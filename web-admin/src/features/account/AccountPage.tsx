import { Alert, Box, Button, Stack, TextField, type TextFieldProps, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, type InputHTMLAttributes, useRef, useState } from 'react';
import { useLogout } from 'react-admin';
import { CopyButton } from '../../shared/ui/CopyButton.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { callJson, errorMessage } from '../../shared/api/http.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { FormError } from '../../shared/ui/FormError.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { Section } from '../../shared/ui/Section.js';
import { Tag } from '../../shared/ui/Tag.js';
import { useRefreshStaff, useStaff } from '../../shared/session/session.js';
import { t } from './messages.js';
import { RecoveryCodes } from './RecoveryCodes.js';

/** The staff member's own account and second factor. */
export default function AccountPage() {
  const staff = useStaff();
  const refreshStaff = useRefreshStaff();
  const logout = useLogout();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Stack spacing={2} sx={{ maxWidth: '44rem' }}>
      <PageTitle>{t('account')}</PageTitle>
      {staff?.mustEnrol && !codes && (
        <Alert severity="info" icon={false}>
          {t('required')}
        </Alert>
      )}
      {staff && (
        <Section
          title={staff.name}
          aside={
            <Button onClick={() => void logout({ isByHand: true }, '/login', false)}>{t('signOut')}</Button>
          }
        >
          <DescriptionList
            items={[
              [t('email'), staff.email],
              [t('role'), t(staff.role)],
            ]}
          />
        </Section>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null);
            void refreshStaff();
          }}
        />
      )}
      {staff && !codes && (
        <Section title={t('secondFactor')}>
          {staff.hasSecondFactor ? (
            <SecondFactorStatus codesLeft={staff.recoveryCodesLeft} onRenewed={setCodes} />
          ) : (
            <SecondFactorSetup onEnrolled={setCodes} />
          )}
        </Section>
      )}
    </Stack>
  );
}

/** From here on the count is shown as a warning. */
const LOW_CODE_COUNT = 3;

interface Props {
  readonly codesLeft: number;
  readonly onRenewed: (recoveryCodes: readonly string[]) => void;
}

function SecondFactorStatus({ codesLeft, onRenewed }: Props) {
  const [isRenewing, setRenewing] = useState(false);
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        <Tag tone="good">{t('on')}</Tag> {t('onText')}{' '}
        <Tag tone={codesLeft <= LOW_CODE_COUNT ? 'warning' : 'plain'}>
          {t('codesLeft', { count: codesLeft })}
        </Tag>
      </Typography>
      {isRenewing ? (
        <CredentialForm
          text={t('renewText')}
          label={t('code')}
          field={{ autoFocus: true, autoComplete: 'one-time-code', maxLength: 40 }}
          action={t('createCodes')}
          onSubmit={async (totp) => {
            const { recoveryCodes } = await callJson<{ recoveryCodes: string[] }>(
              'POST',
              '/session/recovery-codes',
              { totp: totp.trim() },
            );
            onRenewed(recoveryCodes);
          }}
        />
      ) : (
        <Button variant="outlined" onClick={() => setRenewing(true)}>
          {t('renew')}
        </Button>
      )}
    </>
  );
}

type Secret = ResponseOf<'/api/admin/session/second-factor', 'post'>;

/** Sets up TOTP in three steps: password, secret, and a first code as confirmation. */
function SecondFactorSetup({ onEnrolled }: { onEnrolled: (recoveryCodes: readonly string[]) => void }) {
  const [secret, setSecret] = useState<Secret | null>(null);
  if (!secret)
    return (
      <CredentialForm
        text={t('setUpText')}
        label={t('password')}
        field={{ type: 'password', autoComplete: 'current-password' }}
        action={t('setUp')}
        onSubmit={async (password) =>
          setSecret(await callJson<Secret>('POST', '/session/second-factor', { password }))
        }
      />
    );
  return (
    <>
      <AuthenticatorSecret {...secret} />
      <CredentialForm
        text={t('confirmText')}
        label={t('code')}
        field={{ autoFocus: true, inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 }}
        action={t('turnOn')}
        onSubmit={async (typed) => {
          const totp = typed.replace(/\s/g, '');
          const { recoveryCodes } = await callJson<{ recoveryCodes: string[] }>(
            'POST',
            '/session/second-factor/confirm',
            { totp },
          );
          onEnrolled(recoveryCodes);
        }}
      />
    </>
  );
}

/** Formats the secret in groups of four, which are easier to type. */
const groupByFour = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The TOTP secret, as a QR code and as text. */
function AuthenticatorSecret({ secret, uri }: Secret) {
  const key = useRef<HTMLElement>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 3 }}>
      <Box sx={{ p: 1.5, borderRadius: 1, bgcolor: '#fff', border: '1px solid', borderColor: 'divider' }}>
        <QRCodeSVG value={uri} size={176} title={t('qrCode')} />
      </Box>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography sx={{ mb: 2 }}>{t('scan')}</Typography>
        <Typography color="text.secondary">{t('orEnterKey')}</Typography>
        <Typography
          ref={key}
          component="code"
          sx={{
            display: 'block',
            my: 1,
            fontFamily: 'monospace',
            fontSize: '1.0625rem',
            overflowWrap: 'anywhere',
          }}
        >
          {groupByFour(secret)}
        </Typography>
        <CopyButton text={secret} shown={key}>
          {t('copyKey')}
        </CopyButton>
      </Box>
    </Box>
  );
}

interface CredentialFormProps {
  readonly text: string;
  readonly label: string;
  readonly field: InputHTMLAttributes<HTMLInputElement>;
  readonly action: string;
  readonly onSubmit: (typed: string) => Promise<void>;
}

function CredentialForm({ text, label, field, action, onSubmit }: CredentialFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error } = useAction({ run: onSubmit, failed: () => input.current?.select() });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    mutate(input.current!.value);
  }

  const slots: TextFieldProps['slotProps'] = { htmlInput: field };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ maxWidth: '26rem' }}>
      <Typography>{text}</Typography>
      <TextField label={label} required inputRef={input} error={error !== null} slotProps={slots} />
      <FormError>{error && errorMessage(error)}</FormError>
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'start' }}>
        {action}
      </Button>
    </Stack>
  );
}
