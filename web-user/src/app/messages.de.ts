/** German texts of the small catalogs that are declared in files of `app`, by catalog name. */
export const app = {
  'live-updates': {
    foundTitle: 'Du hast einen Tisch!',
    foundText: 'Wir haben einen Tisch für dich gefunden. Komm und sag Hallo!',
    cancelledTitle: 'Treffen abgesagt',
    cancelledText: 'Jemand hat deinen Tisch abgesagt. Wir suchen einen neuen für dich.',
    cancelledLateText:
      'Jemand hat deinen Tisch abgesagt. Wir finden gern an einem anderen Samstag einen für dich.',
    meetupCancelledText: '„{title}“ wurde von der organisierenden Person abgesagt.',
    seatLostTitle: 'Dein Platz hat sich geändert',
    seatLostText:
      'Dein Alter wurde korrigiert und liegt außerhalb der Altersspanne deines Tisches. Deine Anfrage ist noch offen, also suchen wir einen anderen.',
    closedTitle: 'Deine Anfrage ist beendet',
    closedText:
      'An deinem neuen Ort ist dieser Samstag schon zu nah, um noch einen Tisch für dich zu finden. An einem anderen finden wir gern einen.',
  },
  crash: {
    title: 'Etwas ist schiefgegangen',
    text: 'Wir konnten diese Ansicht nicht zeigen. Neu laden hilft meistens.',
    reload: 'Neu laden',
  },
  'page-failed': {
    title: 'Diese Seite ließ sich nicht laden.',
    text: 'Prüfe deine Verbindung und versuch es noch einmal.',
  },
  gate: { closed: 'Wir können uns gerade nicht verbinden', retry: 'Noch einmal' },
  shell: {
    skip: 'Zum Inhalt',
    navigation: 'Hauptmenü',
    home: 'Start',
    browse: 'Entdecken',
    matches: 'Tische',
    chat: 'Chat',
    map: 'Karte',
  },
  'not-found': {
    title: '404 Seite nicht gefunden',
    hint: 'Hinweis: Hat jemand vergessen, {path} auf die Karte zu setzen?',
    signIn: 'Melde dich an, um weiterzumachen',
    home: 'Zur Startseite',
  },
  'suspended-page': {
    suspended: 'Dein Platz pausiert.',
    ended: 'Dieses Konto ist geschlossen.',
    logOut: 'Abmelden',
  },
  'consent-page': {
    title: 'Wir haben unsere Hausregeln geändert.',
    text: 'Unsere Nutzungsbedingungen und unsere Datenschutzerklärung sind anders als die, denen du zugestimmt hast. Bitte wirf einen Blick darauf, bevor du weitermachst.',
    terms: 'Nutzungsbedingungen lesen',
    privacy: 'Datenschutzerklärung lesen',
    termsTitle: 'Nutzungsbedingungen',
    privacyTitle: 'Datenschutzerklärung',
    accept: 'Ich stimme beiden zu',
    accepting: 'Wird gespeichert...',
    otherwise:
      'Nicht einverstanden? Du kannst deine Daten mitnehmen, dein Konto löschen oder dich abmelden und später entscheiden.',
    logOut: 'Abmelden',
  },
  'survey-page': {
    logOut: 'Abmelden',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
  },
  home: {
    title: 'Start',
    findTable: 'Tisch finden',
    notKnown: 'Wir konnten deine Anfrage nicht laden.',
  },
};
