/** The product's name from the page's meta tag, which the server's configuration can change. */
export const APP_NAME =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Tablemates';
