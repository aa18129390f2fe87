import type { Language } from '../../../domain/shared/language.js';

const ENGLISH = {
  title: 'Are you coming?',
  ask: (day: string, time: string) => `Your table meets on ${day}, ${time}.`,
  pair: "It's just the two of you right now. Saying yes means that's fine with you.",
  yes: "Yes, I'll be there",
  late: (minutes: number) => `I'm coming, about ${minutes} minutes late`,
  cannotText: "We'll send you an email to make sure it's you. Your seat stays yours until you use it.",
  cannot: "I can't come",
  answer: 'Your answer',
  send: 'Send my answer',
  missing: 'Please choose an answer first.',
  saidYes: 'You said yes. See you there!',
  saidLate: (minutes: number) => `You're coming, about ${minutes} minutes late.`,
  savedTitle: 'Thanks for letting us know',
  repeatedTitle: 'You already answered',
  change: (appName: string) => `Changed plans? Open your table in ${appName}.`,
  askedTitle: 'Check your email',
  askedText:
    'Nothing has changed yet. Use the button in the email we just sent to give back your seat. No email? Sign in and leave the table in the chat.',
  leaveTitle: 'Give back your seat?',
  leaveAsk: (day: string, time: string, isSeatFilled: boolean) =>
    `This ends your seat on ${day}, ${time}, ${isSeatFilled ? 'so someone else can have it' : 'and the others will know'}. You can't take it back.`,
  leaveSure: 'Yes, I give back my seat',
  leave: 'Give back my seat',
  leftTitle: 'Your seat is free again',
  leftText: 'Thanks for telling us. See you another Saturday!',
  busyTitle: 'One moment',
  busyText: 'That was a lot of answers. Please try again in ten minutes.',
  gone: 'This link no longer works',
  goneText: "It has expired, or you're no longer at this table. Sign in to see your tables.",
  home: (appName: string) => `Open ${appName}`,
};

const SPANISH: typeof ENGLISH = {
  title: '¿Vas a venir?',
  ask: (day, time) => `Tu mesa es el ${day} (${time}).`,
  pair: 'Por ahora son solo ustedes dos. Al decir que sí, nos dices que te parece bien.',
  yes: 'Sí, ahí estaré',
  late: (minutes) => `Voy, pero llego unos ${minutes} minutos tarde`,
  cannotText:
    'Te enviaremos un correo para asegurarnos de que eres tú. Tu lugar sigue siendo tuyo hasta que lo uses.',
  cannot: 'No puedo ir',
  answer: 'Tu respuesta',
  send: 'Enviar mi respuesta',
  missing: 'Primero elige una respuesta.',
  saidYes: 'Dijiste que sí. ¡Nos vemos ahí!',
  saidLate: (minutes) => `Vas a ir, unos ${minutes} minutos tarde.`,
  savedTitle: 'Gracias por avisar',
  repeatedTitle: 'Ya habías respondido',
  change: (appName) => `¿Cambiaron tus planes? Abre tu mesa en ${appName}.`,
  askedTitle: 'Revisa tu correo',
  askedText:
    'Todavía no ha cambiado nada. Usa el botón del correo que te acabamos de enviar para dejar tu lugar. ¿No te llegó? Inicia sesión y deja la mesa desde el chat.',
  leaveTitle: '¿Quieres dejar tu lugar?',
  leaveAsk: (day, time, isSeatFilled) =>
    `Dejarás tu lugar del ${day}, ${time}, para que ${isSeatFilled ? 'otra persona pueda tenerlo' : 'los demás lo sepan'}. No podrás recuperarlo.`,
  leaveSure: 'Sí, dejo mi lugar',
  leave: 'Dejar mi lugar',
  leftTitle: 'Tu lugar quedó libre',
  leftText: 'Gracias por avisar. ¡Nos vemos otro sábado!',
  busyTitle: 'Un momento',
  busyText: 'Fueron muchas respuestas. Inténtalo de nuevo en diez minutos.',
  gone: 'Este enlace ya no funciona',
  goneText: 'Ya venció o ya no estás en esta mesa. Inicia sesión para ver tus mesas.',
  home: (appName) => `Abrir ${appName}`,
};

const FRENCH: typeof ENGLISH = {
  title: 'Tu viens\u00a0?',
  ask: (day, time) => `Ta table se retrouve ${day}, ${time}.`,
  pair: 'Pour l’instant, vous n’êtes que deux. En disant oui, tu nous dis que cela te convient.',
  yes: 'Oui, je serai là',
  late: (minutes) => `Je viens, avec environ ${minutes} minutes de retard`,
  cannotText:
    'On t’enverra un e-mail pour vérifier que c’est bien toi. Ta place reste à toi tant que tu ne l’utilises pas.',
  cannot: 'Je ne peux pas venir',
  answer: 'Ta réponse',
  send: 'Envoyer ma réponse',
  missing: 'Choisis d’abord une réponse.',
  saidYes: 'Tu as dit oui. À bientôt\u00a0!',
  saidLate: (minutes) => `Tu viens, avec environ ${minutes} minutes de retard.`,
  savedTitle: 'Merci de nous prévenir',
  repeatedTitle: 'Tu as déjà répondu',
  change: (appName) => `Tes projets changent\u00a0? Ouvre ta table dans ${appName}.`,
  askedTitle: 'Regarde tes e-mails',
  askedText:
    'Rien n’a encore changé. Utilise le bouton de l’e-mail qu’on vient d’envoyer pour rendre ta place. Pas d’e-mail\u00a0? Connecte-toi et quitte la table dans la discussion.',
  leaveTitle: 'Rendre ta place\u00a0?',
  leaveAsk: (day, time, isSeatFilled) =>
    `Ta place du ${day}, ${time}, sera libre${isSeatFilled ? ' pour quelqu’un d’autre' : ', et les autres le sauront'}. Tu ne pourras pas la reprendre.`,
  leaveSure: 'Oui, je rends ma place',
  leave: 'Rendre ma place',
  leftTitle: 'Ta place est libre',
  leftText: 'Merci de prévenir. À un autre samedi\u00a0!',
  busyTitle: 'Un instant',
  busyText: 'Cela faisait beaucoup de réponses. Réessaie dans dix minutes.',
  gone: 'Ce lien ne fonctionne plus',
  goneText: 'Il a expiré, ou tu n’es plus à cette table. Connecte-toi pour voir tes tables.',
  home: (appName) => `Ouvrir ${appName}`,
};

const GERMAN: typeof ENGLISH = {
  title: 'Kommst du?',
  ask: (day, time) => `Dein Tisch trifft sich am ${day} um ${time} Uhr.`,
  pair: 'Im Moment seid ihr nur zu zweit. Mit einem Ja sagst du uns, dass das für dich in Ordnung ist.',
  yes: 'Ja, ich bin dabei',
  late: (minutes) => `Ich komme etwa ${minutes} Minuten später`,
  cannotText:
    'Wir schicken dir eine E-Mail, um sicher zu sein, dass du es bist. Bis du sie nutzt, bleibt dein Platz deiner.',
  cannot: 'Ich kann nicht kommen',
  answer: 'Deine Antwort',
  send: 'Antwort senden',
  missing: 'Wähle bitte zuerst eine Antwort.',
  saidYes: 'Du hast Ja gesagt. Bis dann!',
  saidLate: (minutes) => `Du kommst, etwa ${minutes} Minuten später.`,
  savedTitle: 'Danke, dass du Bescheid sagst',
  repeatedTitle: 'Du hast schon geantwortet',
  change: (appName) => `Pläne geändert? Öffne deinen Tisch in ${appName}.`,
  askedTitle: 'Schau in deine E-Mails',
  askedText:
    'Noch hat sich nichts geändert. Gib deinen Platz mit dem Button in der E-Mail frei, die wir gerade geschickt haben. Keine E-Mail da? Melde dich an und verlass den Tisch im Chat.',
  leaveTitle: 'Deinen Platz freigeben?',
  leaveAsk: (day, time, isSeatFilled) =>
    `Dein Platz am ${day} um ${time} Uhr wird frei${isSeatFilled ? ' für jemand anderen' : ', und die anderen wissen Bescheid'}. Du kannst ihn nicht zurücknehmen.`,
  leaveSure: 'Ja, ich gebe meinen Platz frei',
  leave: 'Meinen Platz freigeben',
  leftTitle: 'Dein Platz ist wieder frei',
  leftText: 'Danke, dass du Bescheid sagst. Bis zu einem anderen Samstag!',
  busyTitle: 'Einen Moment',
  busyText: 'Das waren viele Antworten. Versuch es in zehn Minuten noch einmal.',
  gone: 'Dieser Link funktioniert nicht mehr',
  goneText:
    'Er ist abgelaufen, oder du bist nicht mehr an diesem Tisch. Melde dich an, um deine Tische zu sehen.',
  home: (appName) => `${appName} öffnen`,
};

export const ATTENDANCE_TEXTS: Readonly<Record<Language, typeof ENGLISH>> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
};
