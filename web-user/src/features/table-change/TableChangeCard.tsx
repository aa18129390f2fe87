import { Users } from 'lucide-react';
import { useState } from 'react';
import { isNotFound } from '../../shared/api/api-error.js';
import type { Match, TableChangeQuestion } from '../../shared/api/types.js';
import { useCountdown } from '../../shared/hooks/use-countdown.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { useKeptFocus } from '../../shared/hooks/use-kept-focus.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { timeThere } from '../../shared/moments.js';
import { useIsOffline } from '../../shared/offline/connection.js';
import { answerProps } from '../../shared/ui/busy-props.js';
import { Button } from '../../shared/ui/Button.js';
import { t } from './messages.js';
import { useTableChange, useTableChangeAnswer } from './queries.js';

const STRIP =
  'shade-in flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-sunken px-4 py-2.5 sm:px-6';

/**
 * Asks a member whether they move to a new table. Nothing is shown until the question is known, because most tables have
 * none and the messages below would jump.
 */
export function TableChangeCard({ match }: { match: Match }) {
  const question = useTableChange(match);
  const failed = useFailedLoad(question);
  const answer = useTableChangeAnswer(match.id);
  const isOffline = useIsOffline();
  const focus = useKeptFocus<HTMLElement>(question.data?.change?.agrees);
  if (!question.data) {
    if (!failed || isNotFound(failed.error) || isOffline) return null;
    return (
      <div role="alert" className={STRIP}>
        <p className="text-sm">{t('loadFailed')}</p>
        <Button look="secondary" className="min-h-11 px-4" onClick={failed.retry}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const { change } = question.data;
  if (!change) return null;
  const { agrees, expiresAt } = change;
  const button = (choice: boolean, label: string) => {
    const { busy, disabled } = answerProps(answer, choice);
    return (
      <Button
        look={choice && agrees === null ? 'primary' : 'secondary'}
        className="min-h-11 px-4"
        busy={busy}
        disabled={disabled || isOffline}
        onClick={() => answer.mutate(choice)}
      >
        {label}
      </Button>
    );
  };
  return (
    <section {...focus} aria-label={t('label')} className={STRIP}>
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-2.5 text-sm">
        <Users aria-hidden className="mt-0.5 size-4.5 shrink-0 text-tomato" />
        <div className="grid gap-0.5">
          <Question change={change} deadline={deadlineLabel(expiresAt, match.timeZone)} />
          <TimeLeft key={expiresAt} until={expiresAt} />
          {isOffline && <p className="text-muted">{t('offline')}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {agrees !== true && button(true, t(agrees === null ? 'agree' : 'agreeAfterAll'))}
        {agrees !== false && button(false, t(agrees === null ? 'decline' : 'changedMind'))}
      </div>
    </section>
  );
}

/** The question, or what the member's own answer means until the deadline. */
function Question({ change, deadline }: { change: TableChangeQuestion; deadline: string }) {
  const { kind, others, newcomers, agrees } = change;
  if (agrees !== null) return <p role="status">{t(agrees ? 'agreed' : 'declined', { deadline })}</p>;
  const names = new Intl.ListFormat(formattingLocale).format(others);
  return (
    <p>
      <strong className="font-semibold">{t(kind, { count: others.length, names, newcomers })}</strong>{' '}
      {t('until', { deadline })}
    </p>
  );
}

/** Countdown to a deadline, an instant, in hours and minutes; screen readers do not announce it while it runs. */
function TimeLeft({ until }: { until: string }) {
  const [atFirst] = useState(() => Math.ceil((Date.parse(until) - Date.now()) / 1000));
  const [seconds] = useCountdown(atFirst);
  const minutes = Math.max(0, Math.ceil(seconds / 60));
  return (
    <p role="timer" className="text-muted tabular-nums">
      {t('left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
    </p>
  );
}

/** Such as 'Friday, 12:00 PM', in the zone of the table. */
function deadlineLabel(instant: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat(formattingLocale, { weekday: 'long', timeZone }).format(
    new Date(instant),
  );
  return `${day}, ${timeThere(instant, timeZone)}`;
}
