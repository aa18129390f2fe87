import { APP_NAME } from '../../shared/app-name.js';
import { contactSentences } from './contact.js';
import { operator, operatorName } from './operator.js';
import type { Policy } from './PolicyText.js';

export const policy: Policy = {
  note: 'Cette traduction est là pour que tu lises plus facilement. Le texte qui fait foi est la version anglaise.',
  intro: `Ces conditions sont l’accord entre toi et ${operator() ? `${operator()}, qui gère ${APP_NAME}` : APP_NAME}. Elles sont écrites pour être lues. Si quelque chose ne te convient pas, n’utilise pas le service.`,
  sections: [
    {
      title: 'Ce que nous proposons',
      paragraphs: [
        `${APP_NAME} fait se rencontrer des adultes et les place en petits groupes le samedi, dans un café ou un restaurant. Tu nous dis quand tu es disponible, quel genre de lieu te plaît et jusqu’où tu irais. Nous te proposons une table et ouvrons une discussion pour elle.`,
        'Nous ne possédons pas les lieux où vous vous retrouvez, nous ne les gérons pas et nous n’y réservons rien. Le repas, les boissons, le trajet et tout ce qui se passe sur place sont entre toi et le lieu.',
      ],
    },
    {
      title: 'Qui peut l’utiliser',
      paragraphs: [
        'Tu dois avoir 18 ans ou plus. En créant un compte, tu confirmes que c’est le cas et que la date de naissance donnée est la tienne. Nous fermons les comptes des personnes plus jeunes.',
      ],
    },
    {
      title: 'Ton compte',
      paragraphs: [
        'Une personne, un compte. Donne-nous des informations exactes, garde ton mot de passe pour toi et préviens-nous si quelqu’un d’autre l’a obtenu. Dans les réglages, tu vois où ta session est ouverte, et nous t’écrivons quand quelqu’un se connecte depuis un nouvel appareil. Ce qui se passe avec ton compte est considéré comme venant de toi tant que tu ne nous dis pas le contraire.',
      ],
    },
    {
      title: 'Comment les tables se forment',
      paragraphs: [
        'Un programme forme les tables à partir des préférences, des réponses au questionnaire, de la tranche d’âge et de la distance que tu indiques. Tu peux avoir une seule demande ouverte à la fois. Nous ne pouvons pas promettre qu’il y aura une table pour un samedi donné, que tout le monde viendra, ni que vous vous entendrez bien.',
        'Une demande garde le lieu pour lequel sa table a été trouvée\u00a0: si tu déménages, cela compte à partir de ta prochaine demande. Pour protéger l’endroit où chaque personne habite, tu peux changer ton adresse trois fois par jour et dix fois par mois.',
      ],
    },
    {
      title: 'Venir',
      paragraphs: [
        'D’autres personnes organisent leur samedi en comptant sur toi. Si tu ne peux pas venir, quitte la table dans l’application le plus tôt possible pour que quelqu’un d’autre ait ta place. Chaque personne d’une table peut l’annuler pour tout le monde\u00a0; ne le fais que si la rencontre ne peut vraiment pas avoir lieu.',
        `Si en 90 jours tu manques plusieurs tables ou rends ta place trop tard, d’autres personnes reçoivent une place avant toi pendant 30 jours au plus. Là où les personnes qui gèrent ${APP_NAME} l’ont activé, tu ne peux pas non plus demander de nouvelle table pendant 14 jours au plus. On t’envoie par e-mail la raison et la date de fin, et tu peux faire appel une fois auprès de la modération.`,
      ],
    },
    {
      title: 'Comment nous nous traitons',
      paragraphs: ['Une table vaut ce que valent ses manières. Tu t’engages à ne pas\u00a0:'],
      points: [
        'harceler, menacer, insulter ou discriminer qui que ce soit\u00a0;',
        'te faire passer pour quelqu’un d’autre ni utiliser la photo de quelqu’un d’autre\u00a0;',
        'faire de la publicité, recruter, vendre ou demander de l’argent\u00a0;',
        'répéter ce que d’autres t’ont dit ni montrer leurs photos sans leur demander\u00a0;',
        'enregistrer des personnes, ni amener du monde, sans l’accord de la table\u00a0;',
        'utiliser le service pour quoi que ce soit d’illégal.',
      ],
    },
    {
      title: 'Ta sécurité',
      paragraphs: [
        `${APP_NAME} n’enquête pas sur les personnes qui l’utilisent. Nous ne contrôlons pas les antécédents et nous ne garantissons ni l’identité, ni la conduite, ni les intentions de quiconque, ni ta sécurité.`,
        'Donne rendez-vous dans des lieux publics, dis à un proche où tu es, garde ton propre moyen de rentrer et fie-toi à ton jugement. En cas d’urgence, appelle d’abord les secours.',
      ],
    },
    {
      title: 'Vérification et score de confiance',
      paragraphs: [
        'Tu peux vérifier ton e-mail, ta date de naissance, ton téléphone, ta pièce d’identité et ta photo, et chaque étape augmente ton score de confiance. La vérification est facultative. Un badge ou un score élevé dit qu’une étape a été franchie\u00a0; il ne garantit ni qui est une personne, ni comment elle se comportera.',
      ],
    },
    {
      title: 'Ce que tu écris et envoies',
      paragraphs: [
        'Ce que tu écris reste à toi. Tu nous permets de le stocker et de le montrer aux personnes à qui c’est destiné, ce qu’il faut pour faire fonctionner le service. N’envoie rien que tu n’as pas le droit de partager.',
      ],
    },
    {
      title: 'Signalements, suspension et fermeture',
      paragraphs: [
        'Tout le monde peut signaler une personne, un message ou une rencontre. Nous examinons les signalements et pouvons lire les messages autour de celui qui est signalé. Tu peux aussi bloquer une personne\u00a0: vous ne voyez alors plus ce que l’autre écrit, et vous n’êtes plus à la même table.',
        'Nous pouvons suspendre ou fermer un compte qui enfreint ces conditions ou nuit à la communauté, tout de suite si la sécurité l’exige. Fermer un compte demande deux personnes de l’équipe de modération. Nous te disons le motif, et tu peux demander une fois qu’une personne qui n’a pas pris la décision la réexamine. Tu peux supprimer ton propre compte quand tu veux, même pendant une suspension.',
      ],
    },
    {
      title: 'Disponibilité et évolution du service',
      paragraphs: [
        'Nous faisons en sorte que le service fonctionne et que tes données soient intactes, mais il est proposé tel quel et peut être interrompu, modifié ou arrêté. Si un changement compte pour toi, nous te le disons avant.',
      ],
    },
    {
      title: 'Responsabilité',
      paragraphs: [
        'Dans les limites permises par la loi, nous ne sommes pas responsables de la conduite des personnes sur le service ou en dehors, de ce qui arrive pendant ou autour d’une rencontre, ni des pertes indirectes. Rien dans ces conditions ne limite une responsabilité que la loi ne permet pas de limiter.',
      ],
    },
    {
      title: 'Changements de ces conditions',
      paragraphs: [
        'Quand ces conditions changent, nous publions ici le nouveau texte avec sa date, et nous te le disons dans l’application si le changement va au-delà de la formulation. Si tu continues ensuite à utiliser le service, les nouvelles conditions s’appliquent.',
      ],
    },
  ],
  closing: {
    title: 'Contact',
    paragraphs: [
      contactSentences({
        byEmail: 'Des questions sur ces conditions\u00a0? Écris à {contact}, une personne te répondra.',
        elsewhere: 'Tu peux nous joindre ici\u00a0: {reach}.',
        otherwise: `Des questions sur ces conditions\u00a0? Adresse-toi à ${operatorName() || `l’équipe qui gère ${APP_NAME} près de chez toi`}.`,
      }),
    ],
  },
};
