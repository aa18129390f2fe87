export const chatOffer = {
  title: '{name} möchte auch in Kontakt bleiben',
  text: 'Ihr habt euch am {date} getroffen und würdet euch beide gern wiedersehen. Ein Chat nur für euch zwei? Er öffnet sich, wenn ihr beide Ja sagt.',
  until: 'Du kannst bis {date} antworten. Ein Nein wird nie gezeigt.',
  waiting: 'Du hast Ja gesagt. Sagt {name} bis {date} auch Ja, findest du hier euren Chat.',
  agree: 'Chat öffnen',
  decline: 'Nein, danke',
  withdraw: 'Doch lieber nicht',
  openedTitle: 'Euer Chat ist offen',
  openedText: 'Hier seid ihr nur zu zweit. Sag Hallo!',
  failedTitle: 'Deine Antwort konnte nicht gespeichert werden',
  failedText: 'Versuch es noch einmal.',
  offline: 'Du bist offline. Du kannst antworten, sobald du wieder da bist.',
};
