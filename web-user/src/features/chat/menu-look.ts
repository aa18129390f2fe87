export const MENU = 'shade-in z-30 min-w-48 rounded-md border border-line bg-card p-1.5 shadow-far';
export const MENU_ITEM =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 font-semibold outline-none';
