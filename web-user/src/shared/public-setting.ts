type PublicSetting =
  | 'map-tiles'
  | 'sign-in-providers'
  | 'sign-in-with'
  | 'contact-email'
  | 'contact-link'
  | 'contact-text'
  | 'house-rules'
  | 'operator-name'
  | 'operator-address';

/** A setting of the server that signed-out screens show, from the page's meta tag; empty where it is not set. */
export const publicSetting = (name: PublicSetting): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
