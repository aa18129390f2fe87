import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import Button from '@mui/material/Button';
import { callJson } from '../../shared/api/http.js';
import { Tag } from '../../shared/ui/Tag.js';
import { CredentialForm } from './CredentialForm.js';

/** From here on the count is shown as a warning. */
const LOW_CODE_COUNT = 3;

interface Props {
  readonly codesLeft: number;
  readonly onRenewed: (recoveryCodes: readonly string[]) => void;
}

/** The state of the second factor, and the form for new recovery codes. */
export function SecondFactorStatus({ codesLeft, onRenewed }: Props): ReactNode {
  const [isRenewing, setRenewing] = useState(false);
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        <Tag tone="good">On</Tag> The console asks for a code of your authenticator app.{' '}
        <Tag tone={codesLeft <= LOW_CODE_COUNT ? 'warning' : 'plain'}>
          {codesLeft === 1 ? '1 recovery code left' : `${codesLeft} recovery codes left`}
        </Tag>
      </Typography>
      {isRenewing ? (
        <CredentialForm
          text="New codes take the place of those you have. Type a code of your app, or a recovery code."
          label="Code"
          field={{ autoFocus: true, autoComplete: 'one-time-code', maxLength: 40 }}
          action="Make new codes"
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
          New recovery codes
        </Button>
      )}
    </>
  );
}
