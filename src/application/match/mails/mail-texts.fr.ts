import type { MatchMailTexts } from './mail-texts.en.js';

const CANNOT_COME = 'Tu ne peux pas venir\u00a0? Quitte la table pour que quelqu’un d’autre ait ta place.';

export const matchMailTextsFr: MatchMailTexts = {
  tableFound: ({ day, shortDay, time }, hasVenue) => ({
    subject: `Ta table est prête\u00a0: ${shortDay}, ${time}`,
    paragraphs: [
      `Ta table du ${day} à ${time} est prête.`,
      hasVenue
        ? 'Dis bonjour dans la discussion.'
        : 'Dis bonjour dans la discussion et choisissez un lieu ensemble.',
      CANNOT_COME,
    ],
    button: 'Ouvrir la discussion',
  }),
  confirmed: ({ shortDay, time }) => `Ta table est confirmée\u00a0: ${shortDay}, ${time}`,
  tableLost: ({ day, shortDay, time }, leavesTime) => ({
    subject: `Ta table du ${shortDay} est annulée`,
    paragraphs: [
      `Ta table du ${day} à ${time} est annulée.`,
      leavesTime
        ? 'Tu retournes dans la file, et tu passeras en premier quand on composera la prochaine table.'
        : 'Il est trop tard pour te trouver une autre table ce jour-là. Ça nous ferait plaisir de te voir un autre samedi.',
    ],
    button: leavesTime ? 'Voir ta demande' : 'Choisir un samedi',
  }),
  seatLost: ({ day, shortDay, time }) => ({
    subject: `Ta place du ${shortDay} a changé`,
    paragraphs: [
      `Ton âge a été corrigé et sort de la tranche d’âge de ta table du ${day} à ${time}, on a donc dû rendre ta place.`,
      'Ta demande reste ouverte. On te cherche une autre table.',
    ],
    button: 'Voir ta demande',
  }),
  requestClosed: ({ day, shortDay, time }) => ({
    subject: `Ta demande du ${shortDay} a pris fin`,
    paragraphs: [
      `Avec ton nouveau lieu, le ${day} à ${time} est trop proche pour te trouver une table, on a donc mis fin à ta demande.`,
      'On serait ravis de te trouver une table un autre samedi.',
    ],
    button: 'Choisir un samedi',
  }),
  tableChangeAsked: ({ day, shortDay, time }, until) => ({
    subject: `Une question sur ta table\u00a0: ${shortDay}, ${time}`,
    paragraphs: [
      `On aimerait réunir quelques personnes de plus le ${day} à ${time}, et ça ne marche qu’avec ton accord.`,
      `Ouvre la discussion et dis oui ou non avant le ${until}. Ta réponse reste privée et, si ça ne marche pas, ta table reste comme elle est.`,
    ],
    button: 'Répondre dans la discussion',
  }),
  meetupCancelled: ({ day, time }, place) => ({
    subject: 'Une rencontre prévue est annulée',
    paragraphs: [
      `La rencontre du ${day} à ${time} est annulée (lieu\u00a0: ${place}).`,
      'Il y en a peut-être d’autres ce jour-là. Ça nous ferait plaisir de t’y voir.',
    ],
    button: 'Explorer les rencontres',
  }),
  feedbackQuestion: ({ day, shortDay }) => ({
    subject: `C’était comment, le ${shortDay}\u00a0?`,
    paragraphs: [
      `On espère que tu as passé un bon moment le ${day}.`,
      'Dis-nous qui est venu et qui tu aimerais revoir. Ça prend une minute, et les autres ne voient jamais tes réponses.',
      'Un moment désagréable\u00a0? Tu peux le dire à notre équipe de modération sur la même page.',
    ],
    button: 'Raconter comment c’était',
  }),
  reminder: ({ shortDay, time }, hasVenue) => ({
    subject: `Ta table approche\u00a0: ${shortDay}, ${time}`,
    paragraphs: [
      'Ta table approche. Voici ce qu’il faut savoir\u00a0:',
      ...(hasVenue
        ? []
        : ['Vous n’avez pas encore choisi de lieu. Proposes-en un ou vote dans la discussion\u00a0!']),
    ],
    button: 'Nous dire si tu viens',
  }),
  askAgain: ({ day, shortDay, time }) => ({
    subject: `Viens-tu le ${shortDay}\u00a0?`,
    paragraphs: [
      `Ta table se retrouve le ${day} à ${time}, et tu n’as pas encore dit si tu viens.`,
      'Un geste suffit, et les autres le sauront.',
    ],
    button: 'Oui ou non',
  }),
  chatOffers: (names, list) => ({
    subject:
      names.length === 1
        ? `${names[0]} et toi aimeriez vous revoir`
        : `${names.length} personnes que tu aimerais revoir ont dit la même chose`,
    paragraphs: [
      `Bonne nouvelle\u00a0: tu aimerais revoir ${list}, et c’est réciproque.`,
      'Une discussion rien qu’à deux\u00a0? Elle s’ouvre si vous dites oui des deux côtés, et un non n’est jamais montré.',
    ],
    button: 'Répondre',
  }),
  chatOpened: (name) => ({
    subject: `${name} et toi pouvez discuter`,
    paragraphs: [
      `${name} a dit oui aussi, et votre discussion est ouverte. Elle est rien qu’à vous deux. Dis bonjour\u00a0!`,
    ],
    button: 'Ouvrir la discussion',
  }),
  askToLeave: ({ day, shortDay, time }, isSeatFilled) => ({
    subject: `Rendre ta place du ${shortDay}\u00a0?`,
    paragraphs: [
      `Le lien de ton rappel a servi à dire que tu ne peux pas venir le ${day} à ${time}. Si c’était toi, rends ta place ici pour que ${isSeatFilled ? 'quelqu’un d’autre puisse l’avoir' : 'les autres le sachent'}.`,
      'Ce n’était pas toi\u00a0? Ignore cet e-mail. Ta place est toujours à toi.',
    ],
    button: 'Rendre ma place',
  }),
  homeSafe: {
    subject: 'Une petite question',
    paragraphs: [
      'Tu es à la maison et tout va bien\u00a0? Un geste suffit.',
      'Si quelque chose n’allait pas, dis-le là. Seule l’équipe de modération le lit, et personne à ta table ne peut le remarquer. Sans réponse, il ne se passe rien.',
      'En danger maintenant\u00a0? Appelle d’abord les services d’urgence.',
    ],
    button: 'Répondre',
  },
};
