import { useEffect } from 'react';
import { call } from '../shared/api/call.js';
import { locale } from '../shared/i18n/locale.js';
import { useMe } from '../shared/session/me.js';

/** Sends the language of the screens to the server, which writes mails in it. A failure is retried at the next start. */
export function MailLanguage() {
  const { id, language } = useMe();
  const isKnown = language === locale;
  useEffect(() => {
    if (!isKnown) call('put', '/api/user/language', { body: { language: locale } }).catch(() => undefined);
  }, [id, isKnown]);
  return null;
}
