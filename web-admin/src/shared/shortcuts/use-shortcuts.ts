import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { isTyping } from './is-typing.js';

export interface Shortcut {
  /** As the keyboard names it: `a`, `ArrowLeft`, `+`. */
  readonly key: string;
  /** What it does, in words for the help. */
  readonly description: string;
  /** Undefined where it has nothing to do just now. */
  readonly run: (() => void) | undefined;
}

/** Whether keys alone do something. Whoever speaks to the computer may want them off. */
export const useShortcutsEnabled = () => useStore('shortcuts', true);

const isInDialog = (): boolean =>
  document.querySelector('[role=dialog], [role=menu], [role=listbox]') !== null;

/** Single keys of a page. They rest while somebody writes, and while a dialog is open. */
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
