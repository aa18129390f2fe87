import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactNode, useRef } from 'react';
import { CopyButton } from '../../shared/ui/CopyButton.js';
import { t } from './messages.js';

/** Formats the secret in groups of four, which are easier to type. */
const groupByFour = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The TOTP secret, as a QR code and as text. */
export function AuthenticatorSecret({ secret, uri }: { secret: string; uri: string }): ReactNode {
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
