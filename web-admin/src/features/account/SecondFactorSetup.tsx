import { type ReactNode, useState } from 'react';
import { callJson } from '../../shared/api/http.js';
import { AuthenticatorSecret } from './AuthenticatorSecret.js';
import { CredentialForm } from './CredentialForm.js';
import { t } from './messages.js';

interface Secret {
  readonly secret: string;
  readonly uri: string;
}

/** Sets up TOTP in three steps: password, secret, and a first code as confirmation. */
export function SecondFactorSetup({
  onEnrolled,
}: {
  onEnrolled: (recoveryCodes: readonly string[]) => void;
}): ReactNode {
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
