import { messagesOf } from './i18n/messages-of.js';
import { dismissErrorsOf, toastError, toastSuccess } from './ui/toast/toast-store.js';

const t = messagesOf('copy');
const ACTION = 'copy';

/** Copies a text and says so. @returns false where the browser does not allow it, which `refuseCopy` has to say */
export async function isCopied(text: string, copied: string): Promise<boolean> {
  dismissErrorsOf(ACTION);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  toastSuccess({ title: copied });
  return true;
}

/** Says that the browser does not allow copying, and selects the text. */
export function refuseCopy(shown: HTMLElement): void {
  shown.focus();
  if (shown instanceof HTMLInputElement) shown.select();
  else getSelection()?.selectAllChildren(shown);
  toastError({ title: t('failed'), description: t('selected'), action: ACTION });
}

/** Copies a text and says so, or selects it where it is shown. */
export async function copyText(text: string, copied: string, shown: HTMLElement): Promise<void> {
  if (!(await isCopied(text, copied))) refuseCopy(shown);
}
