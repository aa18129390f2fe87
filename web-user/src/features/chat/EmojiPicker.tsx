import { Smile } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, useState } from 'react';
import { t } from './messages.js';

export const EMOJI = [
  '😀',
  '😂',
  '😊',
  '😍',
  '🤔',
  '😎',
  '🥳',
  '😅',
  '🙌',
  '👍',
  '👋',
  '🙏',
  '❤️',
  '🎉',
  '☕',
  '🍕',
  '🍝',
  '🍰',
] as const;

/** Picker with the eighteen emoji that fit a meal. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const [open, setOpen] = useState(false);
  const hasPicked = useRef(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={t('emoji')}
        className="grid size-12 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
      >
        <Smile aria-hidden className="size-6" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="top"
          align="start"
          sideOffset={8}
          collisionPadding={12}
          aria-label={t('emoji')}
          // After a pick the text field takes the focus; otherwise Radix gives it back to the button.
          onCloseAutoFocus={(event) => {
            if (hasPicked.current) event.preventDefault();
            hasPicked.current = false;
          }}
          className="dialog-in z-50 grid grid-cols-6 gap-0.5 rounded-lg border border-line bg-card p-2 shadow-far"
        >
          {EMOJI.map((emoji) => (
            <button
              key={emoji}
              type="button"
              onClick={() => {
                hasPicked.current = true;
                setOpen(false);
                onPick(emoji);
              }}
              className="grid size-11 place-items-center rounded-md text-2xl hover:bg-sunken"
            >
              {emoji}
            </button>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
