import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './plan-messages.js';

export const sharedPlan: Translation<typeof t> = {
  title: 'Meinen Plan teilen',
  text: 'Wer den Link hat, sieht deinen Vornamen, den Tag, die Uhrzeit und den Ort. Über die anderen ist nichts zu sehen.',
  create: 'Link erstellen',
  creating: 'Einen Moment...',
  on: 'Link aktiv seit: {moment}. Er endet ein paar Stunden nach eurem Treffen.',
  again: 'Neuen Link erstellen',
  againText: 'Ein neuer Link beendet diesen.',
  stop: 'Nicht mehr teilen',
  stopping: 'Wird beendet...',
  link: 'Dein Link',
  once: 'Schick ihn gleich ab: Er wird nur dieses eine Mal angezeigt.',
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  share: 'Teilen',
  stopped: 'Dein Plan wird nicht mehr geteilt',
  failed: 'Wir konnten deinen Plan nicht laden.',
  notMade: 'Der Link ließ sich nicht erstellen',
  notStopped: 'Das Teilen ließ sich nicht beenden',
  tryAgain: 'Bitte versuch es noch einmal.',
};
