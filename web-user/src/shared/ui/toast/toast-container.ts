/** The element of `index.html` that contains the toasts, outside of the root that a dialog makes inert. */
export const toastContainer = (): HTMLElement => document.getElementById('notifications') ?? document.body;
