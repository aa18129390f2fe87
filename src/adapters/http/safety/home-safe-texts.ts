import type { Language } from '../../../domain/shared/language.js';

const ENGLISH = {
  title: 'Home safe?',
  ask: "We ask everyone after a table. If you don't answer, nothing happens.",
  answer: 'Your answer',
  yes: "Yes, I'm home",
  no: 'No, something was wrong',
  send: 'Send my answer',
  missing: 'Please choose an answer first.',
  noTitle: 'Was something wrong?',
  noText: 'Only our moderators read this. No one at your table can notice, and your table stays as it is.',
  note: 'What happened? (optional)',
  notSent: "Your answer isn't sent yet.",
  tell: 'Tell the moderators',
  danger: 'In danger right now? Please call your local emergency services first.',
  savedTitle: 'Thank you for answering',
  savedText: 'You can close this page. Take care!',
  busyTitle: 'One moment',
  busyText:
    'That was a lot of answers, so this one was not saved. Please try again in ten minutes. In danger? Please call your local emergency services now.',
  gone: 'This link no longer works',
  goneText: 'You can still report someone or block them: sign in and open your table.',
  home: (appName: string) => `Open ${appName}`,
};

const SPANISH: typeof ENGLISH = {
  title: '¿Llegaste bien a casa?',
  ask: 'Lo preguntamos después de cada mesa. Si no respondes, no pasa nada.',
  answer: 'Tu respuesta',
  yes: 'Sí, ya estoy en casa',
  no: 'No, algo no estuvo bien',
  send: 'Enviar mi respuesta',
  missing: 'Primero elige una respuesta.',
  noTitle: '¿Algo no estuvo bien?',
  noText:
    'Solo lo lee nuestro equipo de moderación. Nadie de tu mesa puede notarlo y tu mesa sigue como está.',
  note: '¿Qué pasó? (opcional)',
  notSent: 'Tu respuesta todavía no se envió.',
  tell: 'Avisar al equipo de moderación',
  danger: '¿Hay peligro inmediato? Llama primero a los servicios de emergencia de tu zona.',
  savedTitle: 'Gracias por responder',
  savedText: 'Puedes cerrar esta página. ¡Cuídate!',
  busyTitle: 'Un momento',
  busyText:
    'Fueron muchas respuestas y esta no se guardó. Inténtalo de nuevo en diez minutos. ¿Hay peligro? Llama ya a los servicios de emergencia de tu zona.',
  gone: 'Este enlace ya no funciona',
  goneText: 'Todavía puedes reportar o bloquear a alguien: inicia sesión y abre tu mesa.',
  home: (appName) => `Abrir ${appName}`,
};

const FRENCH: typeof ENGLISH = {
  title: 'Tu es à la maison\u00a0?',
  ask: 'On le demande après chaque table. Sans réponse, il ne se passe rien.',
  answer: 'Ta réponse',
  yes: 'Oui, je suis à la maison',
  no: 'Non, quelque chose n’allait pas',
  send: 'Envoyer ma réponse',
  missing: 'Choisis d’abord une réponse.',
  noTitle: 'Quelque chose n’allait pas\u00a0?',
  noText:
    'Seule l’équipe de modération le lit. Personne à ta table ne peut le remarquer, et ta table reste comme elle est.',
  note: 'Que s’est-il passé\u00a0? (facultatif)',
  notSent: 'Ta réponse n’est pas encore envoyée.',
  tell: 'Prévenir l’équipe de modération',
  danger: 'En danger maintenant\u00a0? Appelle d’abord les services d’urgence.',
  savedTitle: 'Merci de ta réponse',
  savedText: 'Tu peux fermer cette page. Prends soin de toi\u00a0!',
  busyTitle: 'Un instant',
  busyText:
    'Cela faisait beaucoup de réponses, et celle-ci n’est pas enregistrée. Réessaie dans dix minutes. En danger\u00a0? Appelle tout de suite les services d’urgence.',
  gone: 'Ce lien ne fonctionne plus',
  goneText: 'Tu peux toujours signaler ou bloquer quelqu’un\u00a0: connecte-toi et ouvre ta table.',
  home: (appName) => `Ouvrir ${appName}`,
};

const GERMAN: typeof ENGLISH = {
  title: 'Gut nach Hause gekommen?',
  ask: 'Das fragen wir nach jedem Tisch. Wenn du nicht antwortest, passiert nichts.',
  answer: 'Deine Antwort',
  yes: 'Ja, ich bin zu Hause',
  no: 'Nein, etwas war nicht in Ordnung',
  send: 'Antwort senden',
  missing: 'Wähle bitte zuerst eine Antwort.',
  noTitle: 'War etwas nicht in Ordnung?',
  noText:
    'Nur unsere Moderation liest das. An deinem Tisch merkt es niemand, und dein Tisch bleibt, wie er ist.',
  note: 'Was ist passiert? (freiwillig)',
  notSent: 'Deine Antwort ist noch nicht gesendet.',
  tell: 'Der Moderation Bescheid sagen',
  danger: 'Gerade in Gefahr? Ruf bitte zuerst den Notruf an.',
  savedTitle: 'Danke für deine Antwort',
  savedText: 'Du kannst diese Seite schließen. Pass auf dich auf!',
  busyTitle: 'Einen Moment',
  busyText:
    'Das waren viele Antworten, und diese wurde nicht gespeichert. Versuch es in zehn Minuten noch einmal. In Gefahr? Ruf bitte sofort den Notruf an.',
  gone: 'Dieser Link funktioniert nicht mehr',
  goneText: 'Melden oder blockieren geht weiterhin: Melde dich an und öffne deinen Tisch.',
  home: (appName) => `${appName} öffnen`,
};

/** Texts of the pages behind the link that asks whether a member is home safe. */
export const HOME_SAFE_TEXTS: Record<Language, typeof ENGLISH> = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  de: GERMAN,
};
