import { type ReactNode, useState } from 'react';
import { callJson } from '../../shared/api/http.js';
import { AuthenticatorSecret } from './AuthenticatorSecret.js';
import { CredentialForm } from './CredentialForm.js';

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
        text="With a second factor, whoever learns your password still stays outside. You need an authenticator app on your phone."
        label="Your password"
        field={{ type: 'password', autoComplete: 'current-password' }}
        action="Set up"
        onSubmit={async (password) =>
          setSecret(await callJson<Secret>('POST', '/session/second-factor', { password }))
        }
      />
    );
  return (
    <>
      <AuthenticatorSecret {...secret} />
      <CredentialForm
        text="Then type the six digits that the app shows."
        label="Code"
        field={{ autoFocus: true, inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 }}
        action="Turn on"
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
