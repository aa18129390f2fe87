import { Box, Button, type ButtonProps, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { errorMessage } from '../api/http.js';
import { Section } from '../ui/Section.js';
import type { ReviewCaseState } from './use-review-case.js';
import { t } from './messages.js';

/** One possible decision, as a button with a keyboard shortcut. */
export interface DecisionOption extends Pick<ButtonProps, 'color' | 'variant'> {
  readonly label: string;
  readonly shortcut: string;
  readonly onSelect: () => void;
  /** Why the button is disabled, in words; empty where it is not. */
  readonly disabledReason?: string | null;
}

interface Props {
  readonly state: ReviewCaseState;
  readonly options: readonly DecisionOption[];
  /** Of a closed case; null while it is open. */
  readonly outcome: ReactNode;
  readonly isClaimingNext: boolean;
  /** Goes on with the next case, and releases one that is undecided. */
  readonly onNext: () => void;
}

/** The buttons that decide a review case, or its decision, and the button to the next case. */
export function DecisionPanel({ state, options, outcome, isClaimingNext, onNext }: Props) {
  const { queuedDecision, canDecide, isSubmitting, error } = state;
  const nextButton = useRef<HTMLButtonElement>(null);
  const canUndo = queuedDecision?.state === 'waiting';
  useEffect(() => {
    if (canUndo) nextButton.current?.focus();
  }, [canUndo]);
  const hint = useId();
  const disabledOption = options.find(({ disabledReason }) => disabledReason);
  const isDecided = queuedDecision !== undefined || outcome !== null;
  return (
    <Section title={t('decision')}>
      <Box sx={{ mb: 1.5, '&:empty': { m: 0 } }}>
        {queuedDecision ? (
          <Typography>
            {queuedDecision.summary}. {canUndo && t('canUndo')}
          </Typography>
        ) : (
          (outcome ?? (!canDecide && <Typography color="text.secondary">{t('notYours')}</Typography>))
        )}
        {error && !queuedDecision && (
          <Typography role="alert" color="error" sx={{ fontWeight: 600 }}>
            {errorMessage(error)}
          </Typography>
        )}
      </Box>
      <Box sx={BUTTONS}>
        {canDecide &&
          options.map(({ label, shortcut, onSelect, disabledReason, ...look }) => (
            <Button
              key={label}
              size="large"
              disabled={isSubmitting || Boolean(disabledReason)}
              aria-describedby={disabledReason ? hint : undefined}
              aria-keyshortcuts={shortcut}
              onClick={onSelect}
              {...look}
            >
              {label}
            </Button>
          ))}
        {canDecide && (
          <Button
            color="inherit"
            disabled={isSubmitting || isClaimingNext}
            aria-keyshortcuts="s"
            onClick={onNext}
          >
            {t('skip')}
          </Button>
        )}
        <Button
          ref={nextButton}
          variant={isDecided ? 'contained' : 'text'}
          color={isDecided ? 'primary' : 'inherit'}
          loading={isClaimingNext}
          aria-keyshortcuts="n"
          onClick={onNext}
          sx={{ gridColumn: canDecide ? 'auto' : '1 / -1' }}
        >
          {t('next')}
        </Button>
      </Box>
      {/* Below the buttons, because it goes away by itself and must not move them under a pointer. */}
      {canDecide && disabledOption && (
        <Typography id={hint} color="text.secondary" sx={{ mt: 1 }}>
          {disabledOption.disabledReason}
        </Typography>
      )}
    </Section>
  );
}

const BUTTONS = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 };
