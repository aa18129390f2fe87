import { t } from './ui/messages.js';

/** The product's name from the page's meta tag, which the server's configuration can change. */
export const APP_NAME =
  document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Tablemates';

export const CONSOLE_NAME = t('consoleName', { name: APP_NAME });
