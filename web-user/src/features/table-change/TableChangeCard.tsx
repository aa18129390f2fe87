import { Users } from 'lucide-react';
import type { Match } from '../../shared/api/types.js';
import { timeThere } from '../../shared/dates.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { Button } from '../../shared/ui/Button.js';
import { t } from './messages.js';
import { useSplitAnswer, useSplitOffer } from './queries.js';

/** Asks a member of a full table whether they form a second one with a person who has no seat. */
export function SplitQuestion({ match }: { match: Match }) {
  const { data } = useSplitOffer(match);
  const answer = useSplitAnswer(match.id);
  const offer = data?.offer;
  if (!offer) return null;
  const names = new Intl.ListFormat(formattingLocale).format(offer.others);
  const deadline = deadlineLabel(offer.expiresAt, match.timeZone);
  return (
    <section
      aria-label={t('label')}
      className="shade-in flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-sunken px-4 py-2.5 sm:px-6"
    >
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-2.5 text-sm">
        <Users aria-hidden className="mt-0.5 size-4.5 shrink-0 text-tomato" />
        {offer.hasAgreed ? (
          <span>{t('waiting', { names, deadline })}</span>
        ) : (
          <span>
            <strong className="font-semibold">{t('question', { count: offer.others.length, names })}</strong>{' '}
            {t('until', { deadline })}
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        {!offer.hasAgreed && (
          <Button className="min-h-11 px-4" disabled={answer.isPending} onClick={() => answer.mutate(true)}>
            {t('agree')}
          </Button>
        )}
        <Button
          look="secondary"
          className="min-h-11 px-4"
          disabled={answer.isPending}
          onClick={() => answer.mutate(false)}
        >
          {t(offer.hasAgreed ? 'changedMind' : 'decline')}
        </Button>
      </div>
    </section>
  );
}

/** Such as 'Friday, 12:00 PM', in the zone of the table. */
function deadlineLabel(instant: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat(formattingLocale, { weekday: 'long', timeZone }).format(
    new Date(instant),
  );
  return `${day}, ${timeThere(instant, timeZone)}`;
}
