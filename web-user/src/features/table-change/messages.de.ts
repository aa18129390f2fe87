export const tableChange = {
  label: 'Eine Frage zu deinem Tisch',
  second_table:
    'Eine Person hat noch keinen Tisch. Würdest du mit ihr einen zweiten Tisch teilen{count, plural, =0 {} other {, zusammen mit {names}}}?',
  merge:
    'Hätte dein Tisch gern Gesellschaft? Wir könnten euch für dieses Essen mit {newcomers, plural, one {einer Person} other {# Personen}} zusammenbringen.',
  rescue:
    'Ein Tisch mit {newcomers, plural, one {nur einer Person} other {# Leuten}} ist zu klein für ein Treffen. Würdest du dazukommen{count, plural, =0 {} other {, zusammen mit {names}}}?',
  until:
    'Wenn alle Gefragten bis {deadline} Ja sagen, bekommst du einen neuen Tisch mit neuem Chat. Sonst ändert sich nichts. Niemand sieht deine Antwort.',
  left: 'Noch {hours, plural, =0 {} other {#\u00a0h }}{minutes}\u00a0min',
  agree: 'Ja, ich bin dabei',
  decline: 'Nein, ich bleibe',
  agreed:
    'Du hast Ja gesagt. Wenn das bis {deadline} alle tun, bekommst du deinen neuen Tisch. Sonst ändert sich nichts.',
  declined: 'Du bleibst an deinem Tisch. Bis {deadline} kannst du noch Ja sagen.',
  changedMind: 'Ich bleibe doch lieber',
  agreeAfterAll: 'Ich bin doch dabei',
  offline: 'Du bist offline. Du kannst antworten, sobald du wieder online bist.',
  loadFailed: 'Wir konnten nicht nachsehen, ob es eine Frage für dich gibt.',
  retry: 'Noch einmal',

  formedTitle: 'Du hast einen neuen Tisch',
  formedText: 'Sag allen dort Hallo.',
  declinedTitle: 'Alles klar, du bleibst',
  staysTitle: 'Dein Tisch bleibt, wie er ist',
  failedTitle: 'Deine Antwort wurde nicht gespeichert',
  failedText: 'Bitte versuch es noch einmal.',
};
