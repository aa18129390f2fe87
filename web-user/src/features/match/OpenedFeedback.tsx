import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Match } from '../../shared/api/types.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { fragmentOf } from './feedback-link.js';

const FeedbackSheet = lazyComponent(() => import('./FeedbackSheet.js'), 'FeedbackSheet');

/** The sheet about the completed match that is named by the URL, as the links of the screen and of the mail do. */
export function OpenedFeedback({ matches = [] }: { matches?: readonly Match[] }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const match = matches.find(({ id, status }) => status === 'completed' && hash === fragmentOf(id));
  const isOpen = match !== undefined;
  const wasOpen = useRef(false);
  useEffect(() => {
    // The link that opened the sheet may be gone with the question.
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!match) return null;
  const close = () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  return <FeedbackSheet key={match.id} match={match} onClose={close} />;
}
