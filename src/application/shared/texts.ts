import { formatMessage } from '../../../locales/format-message.js';
import german from '../../../locales/de/server.json' with { type: 'json' };
import english from '../../../locales/en/server.json' with { type: 'json' };
import spanish from '../../../locales/es/server.json' with { type: 'json' };
import french from '../../../locales/fr/server.json' with { type: 'json' };
import type { Values } from '../../../locales/messages.js';
import { type Language, LOCALE_OF } from '../../domain/shared/language.js';

type Texts = typeof english;
const TEXTS: Readonly<Record<Language, Texts>> = { en: english, es: spanish, fr: french, de: german };

/** The lookup function of an area in a language. Values are inserted as they are: `isolated` is up to the caller. */
export function textsOf<Area extends keyof Texts>(area: Area, language: Language) {
  const texts = TEXTS[language][area] as Readonly<Record<keyof Texts[Area], string>>;
  return (key: keyof Texts[Area], values: Values = {}): string =>
    formatMessage(texts[key], LOCALE_OF[language], values);
}
