import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { messageOf } from '../api/http.js';
import { Section } from '../ui/Section.js';
import { useDecisionOn } from './submit-decision.js';

/** One of the ways to decide. */
export interface Way extends Pick<ButtonProps, 'color' | 'variant'> {
  readonly label: string;
  readonly shortcut: string;
  readonly onChoose: () => void;
  /** Why it cannot be chosen yet, in words. */
  readonly notYet?: string | null;
}

interface Props {
  readonly resource: string;
  readonly id: number;
  readonly canDecide: boolean;
  readonly ways: readonly Way[];
  /** What was decided, once that is long done. */
  readonly outcome: ReactNode;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly isFindingNext: boolean;
  readonly onNext: () => void;
}

/** The decision: to be made, just made, or made long ago; and the way on. */
export function Verdict(props: Props): ReactNode {
  const { resource, id, canDecide, ways, outcome, isBusy, error, isFindingNext, onNext } = props;
  const decision = useDecisionOn(resource, id);
  const goOn = useRef<HTMLButtonElement>(null);
  const wasJustMade = decision?.state === 'waiting';
  useEffect(() => {
    if (wasJustMade) goOn.current?.focus();
  }, [wasJustMade]);
  const hint = useId();
  const hindered = ways.find(({ notYet }) => notYet);
  const isDone = decision !== undefined || outcome !== null;
  return (
    <Section title="Decision">
      <Box sx={{ mb: 1.5, '&:empty': { m: 0 } }}>
        {decision ? (
          <Typography>
            {decision.says}. {wasJustMade && 'You can take it back for a moment.'}
          </Typography>
        ) : (
          (outcome ??
          (!canDecide && (
            <Typography color="text.secondary">Only whoever has claimed it can decide.</Typography>
          )))
        )}
        {error && !decision && (
          <Typography role="alert" color="error" sx={{ fontWeight: 600 }}>
            {messageOf(error)}
          </Typography>
        )}
      </Box>
      {canDecide && hindered && (
        <Typography id={hint} color="text.secondary" sx={{ mb: 1 }}>
          {hindered.notYet}
        </Typography>
      )}
      <Box sx={WAYS}>
        {canDecide &&
          ways.map(({ label, shortcut, onChoose, notYet, ...look }) => (
            <Button
              key={label}
              size="large"
              disabled={isBusy || Boolean(notYet)}
              aria-describedby={notYet ? hint : undefined}
              aria-keyshortcuts={shortcut}
              onClick={onChoose}
              {...look}
            >
              {label}
            </Button>
          ))}
        <Button
          ref={goOn}
          variant={isDone ? 'contained' : 'text'}
          color={isDone ? 'primary' : 'inherit'}
          loading={isFindingNext}
          aria-keyshortcuts="n"
          onClick={onNext}
          sx={{ gridColumn: '1 / -1' }}
        >
          Next
        </Button>
      </Box>
    </Section>
  );
}

const WAYS = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 };
