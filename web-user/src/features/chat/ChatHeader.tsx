import { ArrowLeft, ChevronDown, Shield } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isOpenStatus } from '@domain/match/match-status.js';
import type { Match } from '../../shared/api/types.js';
import { useHasPassed } from '../../shared/hooks/use-has-passed.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { IconButton } from '../../shared/ui/Button.js';
import { whenIdle } from '../../shared/when-idle.js';
import type { Ending } from './ConfirmEnding.js';
import { t } from './messages.js';
import { ParticipantStrip } from './ParticipantStrip.js';
import { lineOf } from './place-line.js';
import type { Safety } from './safety.js';

// Lazy and loaded when idle: the messages have priority.
const ChatMenu = lazyComponent(
  () => whenIdle().then(() => import('./ChatMenu.js')),
  'ChatMenu',
  <span className="size-11 shrink-0" />,
);

interface ChatHeaderProps {
  match: Match;
  safety: Safety;
  onOpenProfile: (userId: number) => void;
  onEnd: (ending: Ending) => void;
  /** Opens everything about safety. */
  onSafety: () => void;
  /** Opens everything about the place; undefined where that stands at the side, and in a chat of two, which has none. */
  onPlace?: () => void;
  /** The way to what is unread in another chat. */
  elsewhere?: ReactNode;
}

/** What always stands above the messages; on a low screen only its first row, while the user writes. */
export function ChatHeader({
  match,
  safety,
  onOpenProfile,
  onEnd,
  onSafety,
  onPlace,
  elsewhere,
}: ChatHeaderProps) {
  const isPairChat = match.status === 'in_touch';
  const mayLeave = isOpenStatus(match.status) || isPairChat;
  const hasStarted = useHasPassed(new Date(match.startsAt));
  // Only the organizer can cancel a meetup, and no table can be canceled once it has started.
  const mayCancel = mayLeave && !isPairChat && !hasStarted && (!match.meetup || match.meetup.isOrganizer);
  return (
    <header className="flex flex-wrap items-center gap-x-1 border-b border-line bg-card px-1.5 pt-0.5 sm:px-3 short:pt-0 side:col-span-2 side:flex-nowrap [@media(max-height:15rem)]:group-has-[textarea:focus]/room:hidden">
      <div className="flex min-w-0 flex-1 items-center gap-1 side:flex-initial">
        <Link
          to="/matches"
          aria-label={t('back')}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
        >
          <ArrowLeft aria-hidden className="size-6" />
        </Link>
        <ParticipantStrip people={match.users} blocked={safety.blocked} onOpenProfile={onOpenProfile} />
      </div>
      <div className="flex shrink-0 items-center side:order-1">
        {elsewhere}
        <IconButton label={t('safety')} onClick={onSafety}>
          <Shield aria-hidden className="size-6" />
        </IconButton>
        {mayCancel && <ChatMenu onCancelMeeting={() => onEnd('cancel')} />}
      </div>
      <div className="flex min-w-0 basis-full items-center gap-1 side:min-w-64 side:flex-1 side:basis-0 max-[36rem]:[@media(max-height:34rem)]:group-has-[textarea:focus]/room:hidden">
        <div className="relative min-w-0 flex-1">
          <h1 className="pointer-events-none absolute inset-x-2 top-0.5 truncate text-base leading-tight">
            {t(match.meetupType === '1v1' ? 'pair' : 'group')}
          </h1>
          <PlaceLine line={lineOf(match)} onOpen={onPlace} />
        </div>
        {mayLeave && (
          <button
            type="button"
            onClick={() => onEnd('leave')}
            className="min-h-11 shrink-0 rounded-full px-2.5 text-sm font-semibold underline underline-offset-4 hover:bg-sunken sm:px-4 max-[15rem]:px-1 max-[15rem]:text-xs"
          >
            {t('leave')}
          </button>
        )}
      </div>
    </header>
  );
}

const LINE = 'flex min-h-11 w-full min-w-0 items-end gap-1 rounded-md px-2 pb-1 text-left text-sm text-muted';

/** Day and place, below the title. */
function PlaceLine({ line, onOpen }: { line: string; onOpen: (() => void) | undefined }) {
  const text = <span className="truncate">{line}</span>;
  if (!onOpen) return <p className={LINE}>{text}</p>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`${LINE} hover:bg-sunken hover:text-ink`}
    >
      <span className="sr-only">{t('whereAndWhen')}: </span>
      {text}
      <ChevronDown aria-hidden className="size-4.5 shrink-0" />
    </button>
  );
}
