import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const community: Translation<typeof t> = {
  community: 'Community',
  onlyAdmins: 'Nur für die Administration',
  onlyAdminsText: 'Für einen anderen Namen, Kontakt oder andere Hausregeln bitte die Administration fragen.',
  texts: 'Name, Kontakt und Hausregeln',
  textsText:
    'Mitglieder sehen eine Änderung in wenigen Sekunden. Ein leeres Feld zeigt, was in den Einstellungen des Servers steht.',
  name: 'Name der App',
  nameHint: 'Erscheint in der App, in E-Mails und als ihr Absender. Leer: {default}',
  nameNotAllowed: 'Höchstens {most, number} Zeichen in einer Zeile, alle sichtbar, ohne < > und "',
  contactEmail: 'E-Mail-Adresse',
  contactEmailHint: 'Auch Antworten auf E-Mails gehen dorthin. Leer: {default}',
  contactEmailNotAllowed: 'Eine einzige Adresse wie hello@example.org',
  contactLink: 'Seite mit Ihren Kontakten',
  contactLinkHint: 'Eine Adresse, die mit https:// beginnt',
  contactLinkNotAllowed: 'Eine Adresse, die mit https:// beginnt, mit höchstens {most, number} Zeichen',
  contactText: 'Ein anderer Weg, Sie zu erreichen',
  contactTextHint: 'Eine Zeile, etwa eine Telefonnummer mit Sprechzeiten',
  contactTextNotAllowed: 'Höchstens {most, number} Zeichen in einer Zeile, alle sichtbar',
  houseRules: 'Hausregeln',
  houseRulesHint: 'Eine Regel pro Zeile: {count, number} von {rules, number}',
  houseRulesNotAllowed:
    'Höchstens {rules, number} Regeln mit je {most, number} Zeichen, nur mit sichtbaren Zeichen',
  none: 'keine',
  save: 'Speichern',
  saved: 'Gespeichert. Mitglieder sehen es in wenigen Sekunden.',
  discard: 'Änderungen verwerfen',
  checkFields: 'Bitte die markierten Felder prüfen.',
  conflict:
    'Diese Seite wurde inzwischen von jemand anderem gespeichert. Von Ihren Eingaben ist nichts verloren.',
  theirs: 'Dort geändert:',
  empty: 'jetzt leer',
  keepMine: 'Meine Änderungen behalten',
  takeTheirs: 'Andere Fassung nehmen',
  preview: 'Was Mitglieder sehen',
  contact: 'Kontakt',
  noRules: 'Keine Hausregeln. Mitglieder sehen diesen Abschnitt nicht.',
};
