import type { ReportReason } from '../../domain/moderation/report.js';
import type { ModerationMailTexts } from './mail-texts.en.js';

const HOW_TO_APPEAL =
  'Tu penses que c’est une erreur\u00a0? Connecte-toi avec ton mot de passe\u00a0: tu peux faire un recours une fois, et une autre personne de l’équipe de modération décidera.';

const REASONS: Readonly<Record<ReportReason, string>> = {
  harassment: 'des insultes, des menaces ou des avances non désirées',
  unsafe: 'un comportement qui a fait que quelqu’un ne s’est pas senti en sécurité',
  fake_profile: 'un profil qui n’est pas vraiment toi',
  spam: 'de la publicité ou des messages non désirés',
  underage: 'l’âge minimum',
  other: 'un comportement qui n’est pas le bienvenu ici',
};

export const moderationMailTextsFr: ModerationMailTexts = {
  suspended: (until, reason) => ({
    subject: 'Ton compte est suspendu',
    paragraphs: [
      until === null
        ? 'Ton compte est suspendu jusqu’à nouvel ordre.'
        : `Ton compte est suspendu jusqu’au ${until}. Ensuite, tu pourras te reconnecter.`,
      `La raison\u00a0: ${reason}`,
      'Ta session est fermée, et tes places et ta demande sont libérées pour que personne n’attende en vain.',
      HOW_TO_APPEAL,
    ],
    button: 'Se connecter',
  }),
  ended: (reason) => ({
    subject: 'Ton compte est fermé',
    paragraphs: [
      'Deux personnes de l’équipe de modération ont décidé de fermer ton compte. Tu ne peux plus participer.',
      `La raison\u00a0: ${reason}`,
      HOW_TO_APPEAL,
      'Tu peux aussi y télécharger tout ce qu’on garde sur toi et supprimer ton compte.',
    ],
    button: 'Se connecter',
  }),
  lifted: (note) => ({
    subject: 'Tu peux te reconnecter',
    paragraphs: [
      'Quel plaisir de te retrouver\u00a0: ton compte n’est plus suspendu.',
      ...(note === null ? [] : [note]),
      'Tes anciennes places sont allées à d’autres, choisis donc un nouveau samedi.',
    ],
    button: 'Se connecter',
  }),
  appealAnswered: (isLifted, answer) => ({
    subject: 'On a examiné ton recours',
    paragraphs: [
      isLifted
        ? 'Quel plaisir de te retrouver\u00a0: ton compte n’est plus suspendu. Tu peux te connecter et choisir un nouveau samedi.'
        : 'Une autre personne de l’équipe de modération a examiné ton recours, et la décision est maintenue.',
      answer,
    ],
    button: 'Se connecter',
  }),
  warned: (reason: ReportReason) => ({
    subject: 'Un avertissement de l’équipe de modération',
    paragraphs: [
      'L’équipe de modération a examiné quelque chose qui s’est passé à une table, dans un chat ou sur ton profil, et qui ne respecte pas les règles de notre communauté.',
      `De quoi il s’agit\u00a0: ${REASONS[reason]}`,
      'Rien d’autre ne change\u00a0: tu gardes tes places et ton compte. Si cela se reproduit, ton compte peut être suspendu.',
      'Relis les règles de la maison, et écris-nous si tu penses que c’est une erreur.',
    ],
  }),
  reportDecided: () => ({
    subject: 'On a examiné ton signalement',
    paragraphs: [
      'Merci de nous l’avoir dit. L’équipe de modération a examiné ton signalement et pris une décision.',
      'Par équité envers tout le monde, on ne peut pas donner de détails. Tu peux bloquer toute personne que tu préfères ne pas rencontrer.',
    ],
  }),
  noModeratorForReport: () => ({
    subject: 'Un signalement attend une personne qui n’était pas là',
    paragraphs: [
      'Un signalement attend, et personne dans ton équipe ne peut en décider, car tous connaissent les personnes concernées.',
      'Pour protéger la personne qui l’a envoyé, il ne leur est pas montré, et cet e-mail ne nomme personne.',
      'Merci de donner l’accès à la modération à quelqu’un qui n’était pas là. Le signalement l’attend dans la console, et il ne peut pas attendre longtemps.',
    ],
  }),
};
