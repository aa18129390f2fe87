import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { errorMessage } from '../api/http.js';
import { Section } from '../ui/Section.js';
import { useQueuedDecision } from './submit-decision.js';

/** One of the ways to decide. */
export interface DecisionOption extends Pick<ButtonProps, 'color' | 'variant'> {
  readonly label: string;
  readonly shortcut: string;
  readonly onSelect: () => void;
  /** Why it cannot be chosen yet, in words. */
  readonly disabledReason?: string | null;
}

interface Props {
  readonly resource: string;
  readonly id: number;
  readonly canDecide: boolean;
  readonly options: readonly DecisionOption[];
  /** What was decided, once that is long done. */
  readonly outcome: ReactNode;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly isClaimingNext: boolean;
  readonly onNext: () => void;
}

/** The decision: to be made, just made, or made long ago; and the way on. */
export function DecisionPanel(props: Props): ReactNode {
  const { resource, id, canDecide, options, outcome, isBusy, error, isClaimingNext, onNext } = props;
  const decision = useQueuedDecision(resource, id);
  const nextButton = useRef<HTMLButtonElement>(null);
  const canUndo = decision?.state === 'waiting';
  useEffect(() => {
    if (canUndo) nextButton.current?.focus();
  }, [canUndo]);
  const hint = useId();
  const disabledOption = options.find(({ disabledReason }) => disabledReason);
  const isDone = decision !== undefined || outcome !== null;
  return (
    <Section title="Decision">
      <Box sx={{ mb: 1.5, '&:empty': { m: 0 } }}>
        {decision ? (
          <Typography>
            {decision.summary}. {canUndo && 'You can take it back for a moment.'}
          </Typography>
        ) : (
          (outcome ??
          (!canDecide && (
            <Typography color="text.secondary">Only whoever has claimed it can decide.</Typography>
          )))
        )}
        {error && !decision && (
          <Typography role="alert" color="error" sx={{ fontWeight: 600 }}>
            {errorMessage(error)}
          </Typography>
        )}
      </Box>
      {canDecide && disabledOption && (
        <Typography id={hint} color="text.secondary" sx={{ mb: 1 }}>
          {disabledOption.disabledReason}
        </Typography>
      )}
      <Box sx={BUTTONS}>
        {canDecide &&
          options.map(({ label, shortcut, onSelect, disabledReason, ...look }) => (
            <Button
              key={label}
              size="large"
              disabled={isBusy || Boolean(disabledReason)}
              aria-describedby={disabledReason ? hint : undefined}
              aria-keyshortcuts={shortcut}
              onClick={onSelect}
              {...look}
            >
              {label}
            </Button>
          ))}
        <Button
          ref={nextButton}
          variant={isDone ? 'contained' : 'text'}
          color={isDone ? 'primary' : 'inherit'}
          loading={isClaimingNext}
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

const BUTTONS = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 };
