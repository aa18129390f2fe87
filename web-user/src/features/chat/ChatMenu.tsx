import { CalendarPlus, CircleX, EllipsisVertical } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { t } from './messages.js';

const MENU_ITEM =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 font-semibold outline-none';

interface ChatMenuProps {
  matchId: number;
  /** Absent where the meeting is somebody else's to cancel. */
  onCancelMeeting?: () => void;
}

/** What one seldom wants of a chat. */
export function ChatMenu({ matchId, onCancelMeeting }: ChatMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={t('more')}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <EllipsisVertical aria-hidden className="size-6" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="shade-in z-30 min-w-48 rounded-md border border-line bg-card p-1.5 shadow-far"
        >
          <DropdownMenu.Item asChild>
            <a
              href={`/api/matches/${matchId}/calendar.ics`}
              download
              className={`${MENU_ITEM} data-highlighted:bg-sunken`}
            >
              <CalendarPlus aria-hidden className="size-5" />
              {t('calendar')}
            </a>
          </DropdownMenu.Item>
          {onCancelMeeting && (
            <DropdownMenu.Item
              onSelect={onCancelMeeting}
              className={`${MENU_ITEM} text-beet data-highlighted:bg-beet-soft`}
            >
              <CircleX aria-hidden className="size-5" />
              {t('cancelMeeting')}
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
