import type { Language } from '../../../domain/shared/language.js';

const ENGLISH = {
  title: 'Home safe?',
  ask: "We ask everyone after a table. One tap is enough, and if you don't answer, nothing happens.",
  yes: "Yes, I'm home",
  noTitle: 'Was something wrong?',
  noText: 'Only our moderators read this. No one at your table can notice, and your table stays as it is.',
  note: 'What happened? (optional)',
  no: 'No, something was wrong',
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
  ask: 'Lo preguntamos después de cada mesa. Con un toque basta y, si no respondes, no pasa nada.',
  yes: 'Sí, ya estoy en casa',
  noTitle: '¿Algo no estuvo bien?',
  noText:
    'Solo lo lee nuestro equipo de moderación. Nadie de tu mesa puede notarlo y tu mesa sigue como está.',
  note: '¿Qué pasó? (opcional)',
  no: 'No, algo no estuvo bien',
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
  ask: 'On le demande après chaque table. Un geste suffit et, sans réponse, il ne se passe rien.',
  yes: 'Oui, je suis à la maison',
  noTitle: 'Quelque chose n’allait pas\u00a0?',
  noText:
    'Seule l’équipe de modération le lit. Personne à ta table ne peut le remarquer, et ta table reste comme elle est.',
  note: 'Que s’est-il passé\u00a0? (facultatif)',
  no: 'Non, quelque chose n’allait pas',
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
  ask: 'Das fragen wir nach jedem Tisch. Einmal tippen genügt, und wenn du nicht antwortest, passiert nichts.',
  yes: 'Ja, ich bin zu Hause',
  noTitle: 'War etwas nicht in Ordnung?',
  noText:
    'Nur unsere Moderation liest das. An deinem Tisch merkt es niemand, und dein Tisch bleibt, wie er ist.',
  note: 'Was ist passiert? (freiwillig)',
  no: 'Nein, etwas war nicht in Ordnung',
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
