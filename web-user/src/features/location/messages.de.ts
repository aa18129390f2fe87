import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const location: Translation<typeof t> = {
  cardTitle: 'Dein Ort',
  change: 'Ändern',
  add: 'Ort hinzufügen',
  addText: 'Damit wir Tische in deiner Nähe finden.',
  promptText: 'Füg deinen Ort hinzu, damit wir Tische in deiner Nähe finden.',
  near: 'bei {place}',
  didYouMean: 'Meinst du {place}? Bis wir das wissen, können wir nicht nach Entfernung filtern.',
  useGuess: 'Ja, genau',
  notFound: 'Das ist auf der Karte nicht zu finden, deshalb können wir nicht nach Entfernung filtern.',

  title: 'Deinen Ort angeben',
  text: 'Wir speichern ihn nur auf etwa anderthalb Kilometer genau, und dein Tisch sieht ihn nie.',
  useCurrent: 'Aktuellen Standort nehmen',
  detecting: 'Suchen...',
  save: 'Speichern',
  saving: 'Speichern...',
  cancel: 'Abbrechen',

  requiredTitle: 'Die Adresse fehlt',
  requiredText: 'Gib deine Adresse ein.',
  unsupportedTitle: 'Standort nicht verfügbar',
  unsupportedText: 'Dein Browser kann deinen Standort nicht bestimmen.',
  detectionFailedTitle: 'Standort nicht gefunden',
  detectionFailedText: 'Deine Adresse war nicht zu ermitteln. Gib sie selbst ein.',
  deniedTitle: 'Kein Zugriff auf den Standort',
  deniedText: 'Erlaub den Zugriff auf deinen Standort oder gib deine Adresse selbst ein.',
  updatedTitle: 'Ort geändert',
  updatedText: 'Wir suchen in der Nähe von {location}.',
  updatedWhileSeated: 'Dein Tisch bleibt, wo er ist. Ab deiner nächsten Anfrage gilt {location}.',
  updatedForNext: 'Ab deiner nächsten Anfrage gilt {location}.',
  updatedUnplaced:
    '{location} ist gespeichert, aber wir wissen nicht sicher, wo das ist. Deshalb können wir nicht nach Entfernung filtern.',
  error: 'Fehler',
  updateFailed: 'Dein Ort konnte nicht geändert werden. Versuch es noch einmal.',
};
