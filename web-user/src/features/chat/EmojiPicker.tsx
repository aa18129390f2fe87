import { Smile } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
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
          // Keeps Radix from focusing the button, because the text field takes the focus back.
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="dialog-in z-50 grid grid-cols-6 gap-0.5 rounded-lg border border-line bg-card p-2 shadow-far"
        >
          {EMOJI.map((emoji) => (
            <button
              key={emoji}
              type="button"
              onClick={() => {
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
