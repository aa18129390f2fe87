import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const landing: Translation<typeof t> = {
  pageTitle: 'Treffen am Samstag',
  tagline: 'Treffen am Samstag',
  pitch: 'Eine Handvoll Leute, ein runder Tisch, ein gutes Essen. Wir bringen die Leute, du den Appetit.',
  start: 'Los geht’s',
  signIn: 'Anmelden',
  agreement: 'Wenn du dich anmeldest, gelten für dich: {terms} und {privacy}.',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  menu: 'So geht’s',
  starter: 'Vorspeise',
  starterTitle: 'Drei kurze Fragen',
  starterText: 'Dein Thema, deine Musik, deine Stimmung. Das dauert keine Minute.',
  main: 'Hauptgang',
  mainTitle: 'Ein Tisch in deiner Nähe',
  mainText:
    'Wähl einen Samstag, Mittag- oder Abendessen, Café oder Restaurant. Wir setzen dich zu Leuten, mit denen du dich wahrscheinlich gut verstehst.',
  dessert: 'Nachtisch',
  dessertTitle: 'Erst mal Hallo sagen',
  dessertText:
    'Dein Tisch hat einen eigenen Chat. Man sieht nur Vorname, Foto, Altersgruppe und was du über dich schreibst.',
};
