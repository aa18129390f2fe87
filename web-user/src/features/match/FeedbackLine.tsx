import type { Match } from '../../shared/api/types.js';
import { ButtonLink } from '../../shared/ui/Button.js';
import { toFeedback } from './feedback-link.js';
import { t } from './feedback-messages.js';

/** Asks for feedback on a completed match until its chat is archived; it can be changed until then. */
export function FeedbackLine({ match: { id, status, feedback } }: { match: Match }) {
  if (status !== 'completed') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sunken py-1 pr-1 pl-3.5 text-sm">
      <p className="font-semibold">{t(feedback ? 'thanks' : 'title')}</p>
      <ButtonLink look="quiet" className="min-h-11 px-4" {...toFeedback(id)}>
        {t(!feedback ? 'tell' : feedback.attended ? 'yourBill' : 'change')}
      </ButtonLink>
    </div>
  );
}
