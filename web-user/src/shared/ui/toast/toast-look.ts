import type { Toast } from './toast-store.js';

/** Classes of the area at the edge of the screen where a toast appears. */
export const TOAST_AREA =
  'toast-place pointer-events-none fixed inset-x-0 z-100 mx-auto flex max-w-md flex-col px-3 xl:mr-2 xl:max-w-92';

/** Classes of the link or the button of a toast. */
export const TOAST_ACTION =
  '-mb-2 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 hover:text-tomato-deep';

export const TOAST_CLOSE =
  'grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink';

/** Classes of the card of a toast. */
export const toastCard = (kind: Toast['kind']): string =>
  `pointer-events-auto flex items-start gap-2.5 rounded-lg border-2 bg-card p-1 pl-3.5 shadow-far ${kind === 'error' ? 'border-beet' : 'border-basil'}`;
