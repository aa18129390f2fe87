const FIELDS =
  'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable=true]';

/** Whether the keyboard event belongs to a text field. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;
