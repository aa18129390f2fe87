import { Alert, Button, Link } from '@mui/material';
import { useStore } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '../messages.js';
import { useNow } from '../../shared/time/use-now.js';
import { useStaff } from '../../shared/session/session.js';

/** Key of the store: the Unix time in milliseconds until which the banner for the second factor is hidden. */
export const PUT_OFF = 'second-factor-put-off-until';

const PUT_OFF_MS = 7 * 24 * 3_600_000;

interface PutOff {
  readonly isHidden: boolean;
  /** The banner can be put off once per device. */
  readonly isPossible: boolean;
}

/** @param until the stored end, null if the banner was never put off */
export const putOffAt = (until: number | null, now: number): PutOff => ({
  isHidden: until !== null && now < until,
  isPossible: until === null,
});

/** The end of a break that starts now, in milliseconds. */
export const putOffFrom = (now: number): number => now + PUT_OFF_MS;

/**
 * Recommends a second factor where it is optional; it can be put off once, for a week. Where the configuration requires
 * it, the account page asks for it.
 */
export function SecondFactorBanner() {
  const staff = useStaff();
  const now = useNow(60_000);
  const [until, setUntil] = useStore<number | null>(PUT_OFF, null);
  const { isHidden, isPossible } = putOffAt(until, now);
  if (!staff || staff.hasSecondFactor || staff.mustEnrol || isHidden) return null;
  return (
    <Alert
      role="region"
      aria-label={t('yourAccount')}
      severity="warning"
      icon={false}
      sx={{ mx: { xs: 2, sm: 3, lg: 4 }, mt: 1, alignItems: 'center' }}
      action={
        isPossible && (
          <Button color="inherit" size="small" onClick={() => setUntil(putOffFrom(now))}>
            {t('notNow')}
          </Button>
        )
      }
    >
      {t('passwordOnly')}{' '}
      <Link component={RouterLink} to="/account" sx={{ color: 'inherit', fontWeight: 600 }}>
        {t('setUpSecondFactor')}
      </Link>
    </Alert>
  );
}
