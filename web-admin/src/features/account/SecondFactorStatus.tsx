import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import Button from '@mui/material/Button';
import { callJson } from '../../shared/api/http.js';
import { Tag } from '../../shared/ui/Tag.js';
import { CredentialForm } from './CredentialForm.js';
import { t } from './messages.js';

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
