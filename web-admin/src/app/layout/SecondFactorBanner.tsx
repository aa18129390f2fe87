import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useStaff } from '../../shared/session/use-staff.js';

/**
 * Recommends a second factor where it is optional. Where the configuration requires it, the account page asks for it.
 */
export function SecondFactorBanner(): ReactNode {
  const staff = useStaff();
  if (!staff || staff.hasSecondFactor || staff.mustEnrol) return null;
  return (
    <Alert
      role="region"
      aria-label="Your account"
      severity="warning"
      icon={false}
      sx={{ mx: { xs: 2, sm: 3, lg: 4 }, mt: 1 }}
    >
      Your account is guarded by its password alone.{' '}
      <Link component={RouterLink} to="/account" sx={{ color: 'inherit', fontWeight: 600 }}>
        Set up a second factor
      </Link>
    </Alert>
  );
}
