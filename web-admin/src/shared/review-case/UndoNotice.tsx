import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';
import { decisionQueue } from './browser-decision-queue.js';
import { type QueuedDecision, UNDO_MS } from './decision-queue.js';
import { t } from './messages.js';

interface Props {
  readonly decision: QueuedDecision;
  readonly onUndo: () => void;
  readonly onOpen: () => void;
}

/** One queued decision: undo while it waits, retry or discard after a failed request. */
export function UndoNotice({ decision, onUndo, onOpen }: Props): ReactNode {
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
