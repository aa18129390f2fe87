import { Ban, Flag } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type FocusEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { ChatMessage } from '../../shared/api/types.js';
import { MENU, MENU_ITEM } from './menu-look.js';
import { t } from './messages.js';
import { nameOf } from './people.js';

/** The message whose menu is open, with the button that opened it. */
export interface OpenMessageMenu {
  readonly message: ChatMessage;
  readonly button: HTMLElement;
  readonly byKeyboard: boolean;
}

interface MessageMenuProps {
  asked: OpenMessageMenu;
  onReport: () => void;
  /** Undefined when the author is already blocked. */
  onBlock?: () => void;
  onClose: () => void;
}

/** Actions for another member's message. A single menu component serves all messages. */
export function MessageMenu({
  asked: { message, button, byKeyboard },
  onReport,
  onBlock,
  onClose,
}: MessageMenuProps) {
  const name = nameOf(message.user);
  const first = useRef<HTMLDivElement>(null);
  // Focuses the button first, so that the dialog that opens next returns the focus to it.
  const choose = (act: () => void) => () => {
    button.focus();
    act();
  };
  // The key press that opened the menu happened before its handlers were attached, so the first item is focused here.
  const focusFirstItem = ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (byKeyboard && target === currentTarget && !currentTarget.contains(relatedTarget))
      first.current?.focus();
  };
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      {createPortal(
        <DropdownMenu.Trigger asChild>
          <span aria-hidden className="pointer-events-none absolute inset-0" />
        </DropdownMenu.Trigger>,
        button,
      )}
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={undefined}
          aria-label={t('messageMenu', { name })}
          onFocus={focusFirstItem}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) button.focus();
          }}
          className={MENU}
        >
          <DropdownMenu.Item
            ref={first}
            onSelect={choose(onReport)}
            className={`${MENU_ITEM} data-highlighted:bg-sunken`}
          >
            <Flag aria-hidden className="size-5" />
            {t('reportMessage')}
          </DropdownMenu.Item>
          {onBlock && (
            <DropdownMenu.Item
              onSelect={choose(onBlock)}
              className={`${MENU_ITEM} text-beet data-highlighted:bg-beet-soft`}
            >
              <Ban aria-hidden className="size-5" />
              {t('blockPerson', { name })}
            </DropdownMenu.Item>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
