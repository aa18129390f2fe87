import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import { messageOf } from '../api/http.js';
import { useAct } from '../api/use-record-action.js';
import { timeOfDay } from '../time/dates.js';
import type { Claimable } from './claim.js';
import { ClaimClock } from './ClaimTimer.js';

interface Props {
  readonly resource: 'verifications' | 'reports';
  readonly record: Claimable & RaRecord;
  readonly isHeld: boolean;
  /** What one's claim is good for, for whoever has none. */
  readonly invitation: string;
  /** Put after a claim that has ended. */
  readonly ended: string;
}

/** Who is on this: nobody yet, oneself with the time that is left, or somebody else. */
export function ClaimBar({ resource, record, isHeld, invitation, ended }: Props): ReactNode {
  const claim = useAct(resource, 'claim');
  const release = useAct(resource, 'release');
  const isBusy = claim.isPending || release.isPending;
  const failure = claim.error ?? release.error;
  const ask = () => {
    release.reset();
    claim.mutate({ id: record.id });
  };
  const giveBack = () => {
    claim.reset();
    release.mutate({ id: record.id });
  };
  const bar = useRef<HTMLElement>(null);
  const wasHeld = useRef(isHeld);
  // The button that was pressed is gone: whoever is at the keyboard goes on from here.
  useEffect(() => {
    if (wasHeld.current !== isHeld && document.activeElement === document.body) bar.current?.focus();
    wasHeld.current = isHeld;
  }, [isHeld]);
  const hasEnded = record.claim?.isMine === true && !isHeld;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Claim"
      ref={bar}
      tabIndex={-1}
      sx={isHeld ? HELD : BAR}
    >
      {isHeld ? <LockOpenOutlined aria-hidden /> : <LockOutlined aria-hidden />}
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Box role="status">
          {isHeld
            ? 'Yours. Nobody else can decide this now.'
            : hasEnded
              ? ended
              : (standing(record) ?? invitation)}
        </Box>
        {failure && (
          <Typography role="alert" color="error" sx={{ fontWeight: 600 }}>
            {messageOf(failure)}
          </Typography>
        )}
      </Box>
      {isHeld && (
        <>
          <ClaimClock until={record.claim!.until} />
          <Button
            variant="outlined"
            size="small"
            color="inherit"
            loading={claim.isPending}
            disabled={isBusy}
            onClick={ask}
          >
            Keep it
          </Button>
          <Button size="small" color="inherit" disabled={isBusy} onClick={giveBack}>
            Put it back
          </Button>
        </>
      )}
      {!isHeld && (record.mayReview || hasEnded) && (
        <Button variant="contained" loading={claim.isPending} disabled={isBusy} onClick={ask}>
          {hasEnded ? 'Claim again' : 'Claim'}
        </Button>
      )}
    </Paper>
  );
}

/** Why there is nothing to claim; null where there is. */
function standing({ whyNot, claim }: Claimable): string | null {
  switch (whyNot) {
    case 'yourself':
      return 'This is about you, so somebody else has to decide it.';
    case 'table_mate':
      return 'You share a table with this person, so somebody else has to decide it.';
    case 'claimed':
      return claim
        ? `${claim.by.name} is on this, until ${timeOfDay(claim.until)} at the latest.`
        : 'Somebody else is on this.';
    case 'over':
      return 'This has been decided.';
    default:
      return null;
  }
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
const HELD = { ...BAR, bgcolor: 'house.basilSoft', borderColor: 'secondary.main' };
