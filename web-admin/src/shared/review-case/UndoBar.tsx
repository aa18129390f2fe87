import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTyping } from '../shortcuts/is-typing.js';
import { decisionQueue, useDecisionQueue } from './browser-decision-queue.js';
import { UndoNotice } from './UndoNotice.js';
import { t } from './messages.js';

/** The queued decisions, on every page. Ctrl+Z or Cmd+Z undoes the newest. */
export function UndoBar(): ReactNode {
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
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
};
