import type { MatchMailTexts } from './mail-texts.en.js';

const CANNOT_COME = 'Du kannst nicht kommen? Verlass den Tisch, damit jemand anders deinen Platz bekommt.';

export const matchMailTextsDe: MatchMailTexts = {
  tableFound: ({ day, shortDay, time }, hasVenue) => ({
    subject: `Dein Tisch steht: ${shortDay}, ${time} Uhr`,
    paragraphs: [
      `Dein Tisch am ${day} um ${time} Uhr steht.`,
      hasVenue ? 'Sag im Chat Hallo.' : 'Sag im Chat Hallo und sucht zusammen einen Ort aus.',
      CANNOT_COME,
    ],
    button: 'Chat öffnen',
  }),
  confirmed: ({ shortDay, time }) => `Dein Tisch ist bestätigt: ${shortDay}, ${time} Uhr`,
  tableLost: ({ day, shortDay, time }, leavesTime) => ({
    subject: `Dein Tisch am ${shortDay} fällt aus`,
    paragraphs: [
      `Dein Tisch am ${day} um ${time} Uhr fällt aus.`,
      leavesTime
        ? 'Du stehst wieder auf der Warteliste und kommst als Erstes dran, wenn wir den nächsten Tisch zusammenstellen.'
        : 'Für diesen Tag ist es zu spät für einen neuen Tisch. An einem anderen Samstag würden wir uns sehr freuen.',
    ],
    button: leavesTime ? 'Deine Anfrage ansehen' : 'Samstag aussuchen',
  }),
  seatLost: ({ day, shortDay, time }) => ({
    subject: `Dein Platz am ${shortDay} hat sich geändert`,
    paragraphs: [
      `Dein Alter wurde berichtigt und liegt außerhalb der Altersspanne deines Tisches am ${day} um ${time} Uhr. Deshalb mussten wir deinen Platz freigeben.`,
      'Deine Anfrage ist weiter offen. Wir suchen einen anderen Tisch für dich.',
    ],
    button: 'Deine Anfrage ansehen',
  }),
  requestClosed: ({ day, shortDay, time }) => ({
    subject: `Deine Anfrage für ${shortDay} ist beendet`,
    paragraphs: [
      `An deinem neuen Ort ist ${day} um ${time} Uhr schon zu nah, um noch einen Tisch für dich zu finden. Deshalb haben wir deine Anfrage beendet.`,
      'An einem anderen Samstag finden wir gern einen Tisch für dich.',
    ],
    button: 'Samstag wählen',
  }),
  tableChangeAsked: ({ day, shortDay, time }, until) => ({
    subject: `Eine Frage zu deinem Tisch: ${shortDay}, ${time} Uhr`,
    paragraphs: [
      `Wir möchten am ${day} um ${time} Uhr noch ein paar Leute dazuholen, und das geht nur, wenn du dabei bist.`,
      `Öffne den Chat und sag bis ${until} Uhr Ja oder Nein. Deine Antwort bleibt privat, und wenn es nicht klappt, bleibt dein Tisch, wie er ist.`,
    ],
    button: 'Im Chat antworten',
  }),
  meetupCancelled: ({ day, time }, place) => ({
    subject: 'Ein Treffen, bei dem du dabei warst, fällt aus',
    paragraphs: [
      `Das Treffen am ${day} um ${time} Uhr fällt aus (Ort: ${place}).`,
      'Vielleicht gibt es an dem Tag noch andere. Wir würden uns freuen, dich dort zu sehen.',
    ],
    button: 'Treffen ansehen',
  }),
  feedbackQuestion: ({ day, shortDay }) => ({
    subject: `Wie war es am ${shortDay}?`,
    paragraphs: [
      `Wir hoffen, du hattest eine schöne Zeit am ${day}.`,
      'Sag uns, wer da war und wen du gern wiedersehen würdest. Es dauert eine Minute, und die anderen sehen deine Antworten nie.',
      'War etwas nicht in Ordnung? Auf derselben Seite kannst du es unserer Moderation sagen.',
    ],
    button: 'Erzählen, wie es war',
  }),
  reminder: ({ shortDay, time }, hasVenue) => ({
    subject: `Dein Tisch rückt näher: ${shortDay}, ${time} Uhr`,
    paragraphs: [
      'Dein Tisch rückt näher. Das solltest du wissen:',
      ...(hasVenue ? [] : ['Ihr habt noch keinen Ort ausgesucht. Schlag einen vor oder stimm im Chat ab!']),
    ],
    button: 'Sag uns, ob du kommst',
  }),
  askAgain: ({ day, shortDay, time }) => ({
    subject: `Kommst du am ${shortDay}?`,
    paragraphs: [
      `Dein Tisch trifft sich am ${day} um ${time} Uhr, und du hast noch nicht gesagt, ob du kommst.`,
      'Einmal tippen genügt, und die anderen wissen Bescheid.',
    ],
    button: 'Ja oder Nein',
  }),
  homeSafe: {
    subject: 'Eine kurze Frage an dich',
    paragraphs: [
      'Bist du gut nach Hause gekommen? Einmal tippen genügt.',
      'Wenn etwas nicht in Ordnung war, sag es uns dort. Nur unsere Moderation liest es, und an deinem Tisch merkt es niemand. Wenn du nicht antwortest, passiert nichts.',
      'Gerade in Gefahr? Ruf bitte zuerst den Notruf an.',
    ],
    button: 'Antworten',
  },
  chatOffers: (names, list) => ({
    subject:
      names.length === 1
        ? `Du und ${names[0]} würdet euch gern wiedersehen`
        : `${names.length} Leute, die du wiedersehen möchtest, sagen das auch`,
    paragraphs: [
      `Gute Nachricht: Du würdest ${list} gern wiedersehen, und das gilt auch umgekehrt.`,
      'Ein Chat nur für euch zwei? Er öffnet sich, wenn ihr beide Ja sagt, und ein Nein wird nie gezeigt.',
    ],
    button: 'Antworten',
  }),
  chatOpened: (name) => ({
    subject: `Du und ${name} könnt jetzt chatten`,
    paragraphs: [`${name} hat auch Ja gesagt, und euer Chat ist offen. Er ist nur für euch zwei. Sag Hallo!`],
    button: 'Chat öffnen',
  }),
  askToLeave: ({ day, shortDay, time }, isSeatFilled) => ({
    subject: `Deinen Platz am ${shortDay} freigeben?`,
    paragraphs: [
      `Über den Link in deiner Erinnerung wurde gesagt, dass du am ${day} um ${time} Uhr nicht kommen kannst. Wenn du das warst, gib deinen Platz hier frei, damit ${isSeatFilled ? 'jemand anders ihn bekommt' : 'die anderen Bescheid wissen'}.`,
      'Das warst du nicht? Ignoriere diese E-Mail. Dein Platz gehört weiter dir.',
    ],
    button: 'Meinen Platz freigeben',
  }),
};
