/** Keys pressed during IME composition belong to the input method; some browsers report it only as key code 229. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
