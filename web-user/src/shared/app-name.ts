/** The product name, which the server can configure through a meta tag. */
export const APP_NAME =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Tablemates';
