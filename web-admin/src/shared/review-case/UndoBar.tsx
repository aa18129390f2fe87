import { Box, Button, keyframes } from '@mui/material';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTyping } from '../shortcuts/use-shortcuts.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';
import { decisionQueue, useDecisionQueue } from './browser-decision-queue.js';
import { type QueuedDecision, UNDO_MS } from './decision-queue.js';
import { t } from './messages.js';

/** The queued decisions, on every page. Ctrl+Z or Cmd+Z undoes the newest. */
export function UndoBar() {
  const queued = useDecisionQueue();
  const navigate = useNavigate();

  const undo = (key?: string) => {
    const decision = decisionQueue.undo(key);
    if (decision) void navigate(decision.path);
    return decision !== null;
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (event.key.toLowerCase() === 'z' && !isTyping(event) && undo()) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return (
    <Box component="section" aria-label={t('decisions')} sx={PLACE}>
      <Box component="ul" role="list" aria-live="polite" aria-relevant="additions" sx={LIST}>
        {queued.map((decision) => (
          <UndoNotice
            key={decision.key}
            decision={decision}
            onUndo={() => undo(decision.key)}
            onOpen={() => void navigate(decision.path)}
          />
        ))}
      </Box>
    </Box>
  );
}

const PLACE = {
  position: 'fixed',
  insetInline: 0,
  // Above the navigation of a phone.
  bottom: { xs: '3.75rem', md: 0 },
  zIndex: 'snackbar',
  display: 'flex',
  justifyContent: 'center',
  px: 2,
  pointerEvents: 'none',
};
const LIST = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  width: '100%',
  maxWidth: '34rem',
  mb: 2,
};

interface Props {
  readonly decision: QueuedDecision;
  readonly onUndo: () => void;
  readonly onOpen: () => void;
}

/** One queued decision: undo while it waits, retry or discard after a failed request. */
function UndoNotice({ decision, onUndo, onOpen }: Props) {
  const { key, summary, state, failure } = decision;
  return (
    <Box component="li" sx={NOTICE}>
      <Box
        role={state === 'failed' ? 'alert' : undefined}
        sx={{ flex: '1 1 12rem', minWidth: 0, fontWeight: 600 }}
      >
        {summary}
        {state === 'waiting' && <VisuallyHidden>. {t('undoHint')}</VisuallyHidden>}
        {state === 'failed' && (
          <Box sx={{ fontWeight: 400 }}>{t('notSaved', { failure: failure ?? '' })}</Box>
        )}
      </Box>
      {state === 'waiting' && (
        <Button variant="outlined" color="inherit" onClick={onUndo} aria-keyshortcuts="Control+Z Meta+Z">
          {t('undo')}
        </Button>
      )}
      {state === 'sending' && <Box>{t('sending')}</Box>}
      {state === 'failed' && (
        <>
          <Button variant="outlined" color="inherit" onClick={() => void decisionQueue.retry(key)}>
            {t('sendAgain')}
          </Button>
          <Button color="inherit" onClick={onOpen}>
            {t('openCase')}
          </Button>
          <Button color="inherit" onClick={() => decisionQueue.discard(key)}>
            {t('discard')}
          </Button>
        </>
      )}
      {state === 'waiting' && <Box aria-hidden sx={TIME_LEFT} />}
    </Box>
  );
}

const runOut = keyframes`to { transform: scaleX(0); }`;

const NOTICE = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.25,
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'brand.facade',
  color: 'brand.onFacade',
  border: '1px solid',
  borderColor: 'brand.lineStrong',
  boxShadow: 6,
  pointerEvents: 'auto',
  '& .MuiButton-root:focus-visible': { outlineColor: 'brand.butter' },
};
const TIME_LEFT = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 4,
  bgcolor: 'brand.butter',
  transformOrigin: 'left',
  animation: `${runOut} ${UNDO_MS}ms linear forwards`,
};
