import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { formatTime } from '../time/dates.js';
import { useNow } from '../time/use-now.js';
import { formatCountdown } from '../time/durations.js';
import { errorMessage } from '../api/http.js';
import { useRecordAction } from '../api/use-record-action.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';
import { decisionKey } from './browser-decision-queue.js';
import { t } from './messages.js';
import { passCase } from './use-claim-next.js';
import type { ReviewCase, ReviewResource } from './review-case.js';

interface Props {
  readonly resource: ReviewResource;
  readonly record: ReviewCase & RaRecord;
  readonly ownsClaim: boolean;
  /** Shown while the case has no claim. */
  readonly hint: string;
  /** Shown after the moderator's own claim has ended. */
  readonly endedText: string;
}

/** Who has the claim and until when, with the buttons that claim, renew and release it. */
export function ClaimBar({ resource, record, ownsClaim, hint, endedText }: Props) {
  const claim = useRecordAction(resource, 'claim');
  const release = useRecordAction(resource, 'release');
  const isBusy = claim.isPending || release.isPending;
  const failure = claim.error ?? release.error;
  const acquireClaim = () => {
    release.reset();
    claim.mutate({ id: record.id });
  };
  const releaseClaim = () => {
    claim.reset();
    release.mutate({ id: record.id }, { onSuccess: () => passCase(decisionKey(resource, record.id)) });
  };
  const bar = useRef<HTMLElement>(null);
  const ownedClaim = useRef(ownsClaim);
  // The pressed button is unmounted, which would leave the keyboard focus on the body.
  useEffect(() => {
    if (ownedClaim.current !== ownsClaim && document.activeElement === document.body) bar.current?.focus();
    ownedClaim.current = ownsClaim;
  }, [ownsClaim]);
  const hasEnded = record.claim?.isMine === true && !ownsClaim;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={t('claimBar')}
      ref={bar}
      tabIndex={-1}
      sx={ownsClaim ? OWNED : BAR}
    >
      {ownsClaim ? <LockOpenOutlined aria-hidden /> : <LockOutlined aria-hidden />}
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Box role="status">
          {ownsClaim ? t('yours') : hasEnded ? endedText : (obstacleText(record) ?? hint)}
        </Box>
        {failure && (
          <Typography role="alert" color="error" sx={{ fontWeight: 600 }}>
            {errorMessage(failure)}
          </Typography>
        )}
      </Box>
      {ownsClaim && (
        <>
          <ClaimTimer until={record.claim!.until} />
          <Button
            variant="outlined"
            size="small"
            color="inherit"
            loading={claim.isPending}
            disabled={isBusy}
            onClick={acquireClaim}
          >
            {t('extend')}
          </Button>
          <Button size="small" color="inherit" disabled={isBusy} onClick={releaseClaim}>
            {t('release')}
          </Button>
        </>
      )}
      {!ownsClaim && (record.mayReview || hasEnded) && (
        <Button variant="contained" loading={claim.isPending} disabled={isBusy} onClick={acquireClaim}>
          {hasEnded ? t('claimAgain') : t('claim')}
        </Button>
      )}
    </Paper>
  );
}

/** @returns why the case cannot be claimed; null if it can */
function obstacleText({ whyNot, claim }: ReviewCase): string | null {
  if (whyNot === 'claimed' && claim)
    return t('claimedBy', { name: claim.by.name, time: formatTime(claim.until) });
  return whyNot && t(whyNot);
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 60,
  px: 2,
  py: 1.25,
  mb: 2,
};
const OWNED = { ...BAR, bgcolor: 'brand.basilSoft', borderColor: 'secondary.main' };

/** The remaining time from which a screen reader is warned. */
const ENDING_SOON_MS = 2 * 60_000;

/** A countdown of the claim. Screen readers get only one status message near its end, not every second. */
function ClaimTimer({ until }: { until: string }) {
  const left = Date.parse(until) - useNow(1000);
  const isEndingSoon = left <= ENDING_SOON_MS;
  return (
    <>
      <Box
        component="span"
        role="timer"
        sx={{
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          color: isEndingSoon ? 'error.main' : 'text.primary',
        }}
      >
        {formatCountdown(left)}
      </Box>
      <VisuallyHidden role="status">{isEndingSoon && left > 0 ? t('endsSoon') : ''}</VisuallyHidden>
    </>
  );
}
