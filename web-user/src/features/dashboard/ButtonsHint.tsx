import { type RefObject, useState } from 'react';
import { localNote, saveLocalNote } from '../../shared/local-notes.js';
import { t } from './messages.js';

const READ = 'buttons-hint';

/**
 * Says once what the buttons beside the greeting are, where there is no room for their words.
 * @param focusAfter has the focus when the hint and its button are gone
 */
export function ButtonsHint({ focusAfter }: { focusAfter: RefObject<HTMLElement | null> }) {
  const [isRead, setIsRead] = useState(() => localNote(READ) !== '');
  if (isRead) return null;
  function close(): void {
    saveLocalNote(READ, 'read');
    setIsRead(true);
    focusAfter.current?.focus();
  }
  return (
    <p className="flex items-center justify-between gap-2 rounded-md bg-butter-soft py-1 pl-3.5 text-sm xl:hidden">
      {t('hint')}
      <button
        type="button"
        onClick={close}
        className="min-h-11 shrink-0 px-3.5 font-semibold underline underline-offset-3"
      >
        {t('hintRead')}
      </button>
    </p>
  );
}
