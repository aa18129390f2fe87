export interface Toast {
  id: number;
  title: string;
  description?: string;
  kind: 'success' | 'error';
  /** What the person was doing: trying it again dismisses its error. */
  action?: string;
  /** Where one can go on from here, within the app. */
  link?: { to: string; text: string };
  open: boolean;
}

export type NewToast = Pick<Toast, 'title' | 'description' | 'action' | 'link'>;

/** How long a dismissed toast is remembered, so that it can finish leaving. */
const REMOVE_AFTER_MS = 1_000_000;
const CARRIED = 'tablemates.toasts';

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

function add(kind: Toast['kind'], toast: NewToast): number {
  const id = ++lastId;
  const shown = visibleToast();
  const errorShown = shown?.open && shown.kind === 'error';
  const replaced = (other: Toast) =>
    !other.open ||
    (other.kind === 'success' && !errorShown && (kind === 'success' || other === shown)) ||
    (kind === 'error' &&
      other.kind === 'error' &&
      other.title === toast.title &&
      other.action === toast.action);
  change([...toasts.filter((other) => !replaced(other)), { ...toast, id, kind, open: true }]);
  return id;
}

/** Shows a success; it waits while an error is on the screen. */
export const toastSuccess = (toast: NewToast): number => add('success', toast);

/**
 * Shows an error, which stays until the person closes it or tries the action again. A success that was on the screen
 * has been read and does not come back after it.
 */
export const toastError = (toast: NewToast): number => add('error', toast);

export function dismissToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), REMOVE_AFTER_MS);
}

/** Call when an action is tried again: what went wrong last time no longer matters. */
export function dismissErrorsOf(action: string): void {
  toasts
    .filter((toast) => toast.open && toast.kind === 'error' && toast.action === action)
    .forEach((toast) => dismissToast(toast.id));
}

/** The one toast to show: the newest error, else the success that has waited longest, else one that is leaving. */
export function visibleToast(): Toast | null {
  const open = toasts.filter((toast) => toast.open);
  return open.findLast((toast) => toast.kind === 'error') ?? open[0] ?? toasts.at(-1) ?? null;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a toast for the page that follows a reload of the whole document. */
export function toastAfterReload(kind: Toast['kind'], toast: NewToast): void {
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify([{ ...toast, kind }]));
  } catch {
    // Without storage the message is lost, which is better than a page that does not load.
  }
}

/** Shows what the page before left to be said. */
export function showCarriedToasts(): void {
  try {
    const carried = JSON.parse(sessionStorage.getItem(CARRIED) ?? '[]') as Array<
      NewToast & { kind: Toast['kind'] }
    >;
    sessionStorage.removeItem(CARRIED);
    carried.forEach(({ kind, ...toast }) => add(kind, toast));
  } catch {
    // The same.
  }
}

/** Forgets everything at once. */
export function clearToasts(): void {
  change([]);
}
