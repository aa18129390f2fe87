import { Armchair, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import type { Match } from '../api/types.js';
import { messagesOf } from '../i18n/messages-of.js';
import { RoundTable } from '../ui/art/RoundTable.js';
import { Button } from '../ui/Button.js';
import { useRestoreFocus } from '../ui/use-restore-focus.js';
import { useSheet } from '../ui/use-sheet.js';
import { wordOf } from './word-of.js';

const t = messagesOf('table-word');

/** The two words of the table as a button, which opens them in large type to hold up. */
export function TableWord({ match }: { match: Match }) {
  const [isOpen, setIsOpen] = useState(false);
  const word = wordOf(match);
  if (!word) return null;
  return (
    <>
      <Button look="butter" onClick={() => setIsOpen(true)}>
        <Armchair aria-hidden className="size-5 shrink-0" />
        {t('show', { word })}
      </Button>
      <WordCard word={word} seats={match.users.length + 1} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

interface WordCardProps {
  word: string;
  seats: number;
  open: boolean;
  onClose: () => void;
}

/** The words over the whole screen, to be held up. */
function WordCard({ word, seats, open, onClose }: WordCardProps) {
  const focusBack = useRestoreFocus();
  useSheet(open, onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focusBack}
          className="fixed inset-0 z-50 flex flex-col overflow-y-auto bg-facade text-on-facade outline-none"
        >
          <div aria-hidden className="awning h-9 shrink-0 [--stripe:1.25rem]" />
          <Radix.Close asChild>
            <button
              type="button"
              aria-label={t('close')}
              className="m-2 grid size-11 shrink-0 place-items-center self-end rounded-full"
            >
              <X aria-hidden />
            </button>
          </Radix.Close>
          <div className="m-auto grid w-full max-w-5xl justify-items-center gap-6 p-5 text-center">
            <RoundTable seats={seats} taken={seats} className="w-40 max-w-[40dvh] shrink-0" />
            <Radix.Title className="text-[clamp(2.25rem,12vw,8rem)] leading-none wrap-anywhere hyphens-auto">
              {word}
            </Radix.Title>
            <Radix.Description className="text-lg">{t('holdUp')}</Radix.Description>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
