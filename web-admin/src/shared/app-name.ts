/** The product's name, which the server may change in the page's own head. */
export const APP_NAME =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Tablemates';
