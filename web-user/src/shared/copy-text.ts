import { toastSuccess } from './ui/toast/toast-store.js';

/** Copies a text and says so. @returns false where the browser does not allow it */
export async function copyText(text: string, copied: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  toastSuccess({ title: copied });
  return true;
}
