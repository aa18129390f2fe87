import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { type ReactNode, useState } from 'react';
import { APP_NAME } from '../../shared/app-name.js';
import type { Credentials } from '../../shared/session/session.js';
import { Awning } from '../../shared/ui/Awning.js';
import { OfflineBar } from '../../shared/ui/OfflineBar.js';
import { useDocumentTitle } from '../../shared/ui/use-document-title.js';
import { Wordmark } from '../../shared/ui/Wordmark.js';
import { t } from './messages.js';
import { PasswordForm } from './PasswordForm.js';
import { TotpForm } from './TotpForm.js';

/** Sign-in with a password, and a TOTP or recovery code where a second factor is set up. */
export function SignInPage(): ReactNode {
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
