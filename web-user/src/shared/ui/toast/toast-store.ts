import { inStorage } from '../../storage.js';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  kind: 'success' | 'error';
  /** The name of the action; a retry dismisses its error, and so does the dialog that it was raised in when it closes. */
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
/** How long a success toast is visible at least while others wait, in milliseconds. */
const SUCCESS_AT_LEAST_MS = 2_000;
/** Number of waiting success toasts; beyond it the oldest one is dropped. */
const MOST_WAITING = 5;
/** How long a dismissed toast stays in the state, for its exit animation. */
const REMOVE_AFTER_MS = 1_000_000;
const CARRIED = 'tablemates.toasts';

let toasts: readonly Toast[] = [];
let lastId = 0;
/** The visible toast and since when it is. */
let shown = { id: 0, since: 0 };
let nextTurn: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  const visible = visibleToast();
  if (visible && visible.id !== shown.id) shown = { id: visible.id, since: Date.now() };
  clearTimeout(nextTurn);
  if (
    visible?.open &&
    visible.kind === 'success' &&
    toasts.some(({ id, open }) => open && id !== visible.id)
  ) {
    const remove = () => change(toasts.filter(({ id }) => id !== visible.id));
    nextTurn = setTimeout(remove, shown.since + SUCCESS_AT_LEAST_MS - Date.now());
  }
  listeners.forEach((listener) => listener());
}

function add(kind: Toast['kind'], toast: NewToast): number {
  const id = ++lastId;
  const visible = visibleToast();
  const isSame = (other: Toast) =>
    other.kind === kind &&
    other.title === toast.title &&
    (kind === 'error' ? other.action === toast.action : other.description === toast.description);
  const isReplaced = (other: Toast) =>
    !other.open || isSame(other) || (kind === 'error' && other.kind === 'success' && other === visible);
  const kept = toasts.filter((other) => !isReplaced(other));
  const waiting = kept.filter((other) => other.kind === 'success' && other !== visible);
  const dropped = waiting.length < MOST_WAITING ? undefined : waiting[0];
  change([...kept.filter((other) => other !== dropped), { ...toast, id, kind, open: true }]);
  return id;
}

/** Queues a success toast: it is shown after any visible error, and 2 s after another success was shown at the earliest. */
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

/** Notes the moment. The result dismisses the errors of actions that were raised since: those of a dialog that closes. */
export function errorsSinceNow(): () => void {
  const before = lastId;
  return () =>
    toasts
      .filter(({ id, open, kind, action }) => open && kind === 'error' && action && id > before)
      .forEach(({ id }) => dismissToast(id));
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
export const toastAfterReload = (kind: Toast['kind'], toast: Omit<NewToast, 'button'>): void =>
  inStorage(() => sessionStorage.setItem(CARRIED, JSON.stringify([{ ...toast, kind }])), undefined);

/** Shows the toasts saved before the reload. */
export const showCarriedToasts = (): void =>
  inStorage(() => {
    const carried = JSON.parse(sessionStorage.getItem(CARRIED) ?? '[]') as Array<
      NewToast & { kind: Toast['kind'] }
    >;
    sessionStorage.removeItem(CARRIED);
    carried.forEach(({ kind, ...toast }) => add(kind, toast));
  }, undefined);

/** Removes all toasts. */
export function clearToasts(): void {
  change([]);
}
