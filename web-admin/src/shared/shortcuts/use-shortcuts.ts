import { useEffect } from 'react';
import { useStore } from 'react-admin';

const FIELDS =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable=true]';

/** Whether the keyboard event belongs to a text field. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

export interface Shortcut {
  /** A `KeyboardEvent.key`: `a`, `ArrowLeft`, `+`. */
  readonly key: string;
  readonly description: string;
  /** Undefined while the shortcut is inactive; the browser then handles the key event. */
  readonly run: (() => void) | undefined;
}

/** The stored option for single-key shortcuts, which speech input can trigger by accident (WCAG 2.1.4). */
export const useShortcutsEnabled = () => useStore('shortcuts', true);

/** A closed menu may stay in the document, hidden. */
const isInDialog = (): boolean =>
  [...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')].some(
    (element) => !element.closest('[aria-hidden=true]'),
  );

/** Adds a keyboard event handler. Shortcuts are inactive in text fields and while a dialog or a menu is open. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const [areOn] = useShortcutsEnabled();
  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event) || isInDialog()) return;
      const run = shortcuts.find(({ key }) => key === event.key)?.run;
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [areOn, shortcuts]);
}
