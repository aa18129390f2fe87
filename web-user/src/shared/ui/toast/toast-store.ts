export interface Toast {
  id: number;
  title: string;
  description?: string;
  kind: 'success' | 'error';
  /** The name of the action; a retry dismisses its error. */
  action?: string;
  /** An action without a route; the toast stays open. */
  button?: { text: string; onClick: () => void };
  /** A route to continue with. */
  link?: { to: string; text: string };
  open: boolean;
}

export type NewToast = Pick<Toast, 'title' | 'description' | 'action' | 'link' | 'button'>;

/** How long a success toast is visible, in milliseconds. */
export const SUCCESS_MS = 5_000;
/** How long a dismissed toast stays in the state, for its exit animation. */
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

/** Queues a success toast; it is shown after any visible error. */
export const toastSuccess = (toast: NewToast): number => add('success', toast);

/**
 * Shows an error toast, which stays until it is closed or its action is retried. It dismisses a visible success toast.
 */
export const toastError = (toast: NewToast): number => add('error', toast);

export function dismissToast(id: number): void {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), REMOVE_AFTER_MS);
}

/** Dismisses the errors of an action; call it on a retry. */
export function dismissErrorsOf(action: string): void {
  toasts
    .filter((toast) => toast.open && toast.kind === 'error' && toast.action === action)
    .forEach((toast) => dismissToast(toast.id));
}

/**
 * The toast to render: the newest error, or else the oldest queued success, or else one with a running exit animation.
 */
export function visibleToast(): Toast | null {
  const open = toasts.filter((toast) => toast.open);
  return open.findLast((toast) => toast.kind === 'error') ?? open[0] ?? toasts.at(-1) ?? null;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Saves a toast in session storage for the page after a reload. */
export function toastAfterReload(kind: Toast['kind'], toast: Omit<NewToast, 'button'>): void {
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify([{ ...toast, kind }]));
  } catch {
    // Without storage the toast is lost, which is better than an exception on load.
  }
}

/** Shows the toasts saved before the reload. */
export function showCarriedToasts(): void {
  try {
    const carried = JSON.parse(sessionStorage.getItem(CARRIED) ?? '[]') as Array<
      NewToast & { kind: Toast['kind'] }
    >;
    sessionStorage.removeItem(CARRIED);
    carried.forEach(({ kind, ...toast }) => add(kind, toast));
  } catch {
    // Storage is not available.
  }
}

/** Removes all toasts. */
export function clearToasts(): void {
  change([]);
}
