import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './attendance-messages.js';

export const attendanceSteps: Translation<typeof t> = {
  title: 'Meine Teilnahme',
  text: 'Was wir zu verpassten Tischen notiert haben und wie du uns sagst, dass etwas nicht stimmt.',
  failed: 'Wir konnten deine Teilnahme nicht laden.',
  none: 'Alles gut: Hier steht nichts.',
  no_show: 'Du bist am {date} nicht zu deinem Tisch gekommen.',
  late_cancellation: 'Du hast deinen Platz für {date} spät abgegeben.',
  warning: 'Eine freundliche Erinnerung. Es ändert sich nichts.',
  later_priority: 'Bis {until} bekommen andere zuerst einen Platz.',
  pause: 'Bis {until} kannst du keine neuen Tische anfragen.',
  fades: 'Es zählt jeden Tag weniger und ist nach 90 Tagen weg.',
  lifted: 'Aufgehoben: Es zählt nicht mehr.',
  waiting: 'Die Moderation liest gerade deinen Einspruch. Bis dahin ändert sich für dich nichts.',
  upheld: 'Die Moderation hat deinen Einspruch gelesen. Es bleibt dabei.',
  why: 'Was sollten wir wissen?',
  send: 'Einspruch senden',
  sending: 'Wird gesendet...',
  sent: 'Danke. Die Moderation liest deinen Einspruch.',
  notSent: 'Dein Einspruch wurde nicht gesendet',
  tryAgain: 'Bitte versuch es noch einmal.',
};
