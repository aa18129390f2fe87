import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { feedbackPath } from '@domain/server-and-browser/page-paths.js';
import type { Match } from '../../shared/api/types.js';
import { Button } from '../../shared/ui/Button.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { FeedbackForm } from './FeedbackForm.js';
import { t } from './feedback-messages.js';
import { useOwnFeedback } from './feedback-queries.js';

/** Asks for feedback on a completed match until its chat is archived; it can be changed until then. */
export function MatchFeedback({ match }: { match: Match }) {
  const { pathname, hash } = useLocation();
  // Null until first opened: only then does closing the form return the focus to the button.
  const [isOpen, setOpen] = useState<boolean | null>(
    // The link of the mail opens the form.
    () => `${pathname}${hash}` === feedbackPath(match.id) || null,
  );
  if (match.status !== 'completed') return null;
  if (isOpen) return <SavedFeedback match={match} onDone={() => setOpen(false)} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sunken py-1 pr-1 pl-3.5 text-sm">
      <p className="font-semibold">{match.feedback ? t('thanks') : t('title')}</p>
      <Button
        look="quiet"
        className="min-h-11 px-4"
        autoFocus={isOpen === false}
        onClick={() => setOpen(true)}
      >
        {match.feedback ? t('change') : t('tell')}
      </Button>
    </div>
  );
}

/** The form with what was said before, which is loaded first: sending without it would replace it. */
function SavedFeedback({ match, onDone }: { match: Match; onDone: () => void }) {
  const saved = useOwnFeedback(match.id, match.feedback !== null);
  if (match.feedback === null) return <FeedbackForm match={match} saved={null} onDone={onDone} />;
  if (saved.data) return <FeedbackForm match={match} saved={saved.data.feedback} onDone={onDone} />;
  if (saved.error)
    return <LoadFailed title={t('loadFailed')} error={saved.error} onRetry={() => void saved.refetch()} />;
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton className="h-40 rounded-md" />
    </div>
  );
}
