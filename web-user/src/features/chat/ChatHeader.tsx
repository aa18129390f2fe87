import { ArrowLeft, DoorOpen, Shield } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Match } from '../../shared/api/types.js';
import { isOpenStatus } from '@domain/match/match-status.js';
import { mealLabel, venueLabel } from '../../shared/dates.js';
import { saturdayLabel } from '../../shared/moments.js';
import type { Ending } from './ConfirmEnding.js';
import { useHasPassed } from '../../shared/hooks/use-has-passed.js';
import { t } from './messages.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { whenIdle } from '../../shared/when-idle.js';

// Lazy and loaded when idle: the messages have priority.
const ChatMenu = lazyComponent(() => whenIdle().then(() => import('./ChatMenu.js')), 'ChatMenu');
interface ChatHeaderProps {
  match: Match;
  onEnd: (ending: Ending) => void;
  /** Opens everything about safety. */
  onSafety: () => void;
  /** The way to what is unread in another chat. */
  elsewhere?: ReactNode;
}

export function ChatHeader({ match, onEnd, onSafety, elsewhere }: ChatHeaderProps) {
  const isPairChat = match.status === 'in_touch';
  const mayLeave = isOpenStatus(match.status) || isPairChat;
  const hasStarted = useHasPassed(new Date(match.startsAt));
  // Only the organizer can cancel a meetup, and no table can be canceled once it has started.
  const mayCancel = mayLeave && !isPairChat && !hasStarted && (!match.meetup || match.meetup.isOrganizer);
  return (
    <header className="flex items-center gap-1 border-b border-line bg-card px-1.5 py-1.5 max-[28rem]:h-18 sm:px-3 side:col-span-2">
      <Link
        to="/matches"
        aria-label={t('back')}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <ArrowLeft aria-hidden className="size-6" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-lg leading-tight">{t(match.meetupType === '1v1' ? 'pair' : 'group')}</h1>
        {/* On a phone the meal has a line of its own: beside the date and the buttons it would be cut off. */}
        <p className="flex text-sm whitespace-pre text-muted max-[28rem]:flex-col max-[28rem]:leading-tight">
          <span className="flex min-w-0">
            {match.meetup && <bdi className="truncate">{match.meetup.title}</bdi>}
            <span className="shrink-0">
              {match.meetup && ' · '}
              {saturdayLabel(match.suggestedDate)}
            </span>
          </span>
          <span className="max-[28rem]:hidden">, </span>
          <span className="truncate">
            {mealLabel(match.suggestedTime)}
            <span className="max-[24rem]:hidden"> · {venueLabel(match.venueType)}</span>
          </span>
        </p>
      </div>
      {elsewhere}
      {mayLeave && (
        <button
          type="button"
          aria-label={t('leave')}
          onClick={() => onEnd('leave')}
          className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full font-semibold hover:bg-sunken sm:px-4"
        >
          <DoorOpen aria-hidden className="size-6" />
          <span className="hidden sm:inline">{t('leave')}</span>
        </button>
      )}
      <button
        type="button"
        aria-label={t('safety')}
        onClick={onSafety}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <Shield aria-hidden className="size-6" />
      </button>
      {/* A chat of two has no meal for a calendar or to cancel. */}
      {!isPairChat && (
        <Suspense fallback={<span className="size-11 shrink-0" />}>
          <ChatMenu matchId={match.id} onCancelMeeting={mayCancel ? () => onEnd('cancel') : undefined} />
        </Suspense>
      )}
    </header>
  );
}
