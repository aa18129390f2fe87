import { CircleX, EllipsisVertical } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { MENU, MENU_ITEM } from './menu-look.js';
import { t } from './messages.js';

/** The menu of a rarely used action: to cancel the match. */
export function ChatMenu({ onCancelMeeting }: { onCancelMeeting: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        ref={button}
        aria-label={t('more')}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
      >
        <EllipsisVertical aria-hidden className="size-6" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={4} collisionPadding={8} className={MENU}>
          <DropdownMenu.Item
            // Focuses the button first, so that the dialog returns the focus to it.
            onSelect={() => {
              button.current!.focus();
              onCancelMeeting();
            }}
            className={`${MENU_ITEM} text-beet data-highlighted:bg-beet-soft`}
          >
            <CircleX aria-hidden className="size-5" />
            {t('cancelForAll')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
