import { APP_NAME } from '../../shared/app-name.js';
import { contactSentences } from './contact.js';
import { mapProvider, type MapProvider } from './map-provider.js';
import { operator, operatorName } from './operator.js';
import type { Policy } from './PolicyText.js';

const MAPS: Record<MapProvider, string> = {
  own: 'Les images qui composent les cartes sont demandées par notre propre serveur, et ton appareil les garde un moment. Aucun service de cartes n’apprend qui regarde, ni quelle zone une personne regarde.',
  outside:
    'Les images qui composent les cartes viennent d’un service de cartes, et ton navigateur les y demande directement. Ce service apprend ainsi ton adresse internet et la zone que tu regardes.',
  google:
    'Les cartes et les lieux viennent de Google, et ton navigateur les y demande directement. Google apprend ainsi ton adresse internet et la zone que tu regardes.',
};

export const policy: Policy = {
  note: 'Cette traduction est là pour que tu lises plus facilement. Le texte qui fait foi est la version anglaise.',
  intro: `Cette page dit ce que ${APP_NAME} sait de toi, pourquoi, qui le voit et quand c’est effacé.`,
  sections: [
    {
      title: 'À qui ce service s’adresse',
      paragraphs: [
        ...(operator() ? [`${APP_NAME} est géré par ${operator()}, responsable de tes données.`] : []),
        `${APP_NAME} est réservé aux adultes. Tu dois avoir 18 ans ou plus pour avoir un compte, et nous ne gardons pas sciemment de données de personnes plus jeunes.`,
      ],
    },
    {
      title: 'Ce que nous recueillons',
      points: [
        'Compte\u00a0: nom, identifiant, e-mail, date de naissance et, si tu veux, une photo de profil ou un dessin.',
        'Profil\u00a0: bio, centres d’intérêt et tes réponses au questionnaire.',
        'Adresse\u00a0: le lieu que tu écris ou que tu fais détecter. Sa position n’est gardée qu’à un kilomètre et demi près.',
        'Préférences\u00a0: type de lieu, tranche d’âge, heures et dates où tu es disponible, et distance maximale.',
        'Activité\u00a0: messages des discussions, rencontres auxquelles tu as participé, si tu as dit que tu viens, que tu seras en retard ou que tu ne peux pas venir, tables que tu as manquées et ce que tu nous en as écrit, et avis que tu donnes, aussi avec qui tu ne veux plus être à table.',
        'Compagnie\u00a0: les amis avec qui tu viens et le code que tu as partagé, les changements de table pour lesquels on t’a demandé ton avis et les propositions de discussion à deux, chacun avec ta réponse.',
        'Ce que tu mets en place\u00a0: les liens vers ton calendrier, vers ton plan pour un ami et vers ta rencontre, les appareils qui reçoivent des notifications et les messages que tu as désactivés.',
        'Vérification, seulement si tu la choisis\u00a0: ton numéro de téléphone, une pièce d’identité et une photo récente.',
        'Sécurité\u00a0: les signalements que tu fais ou qui te concernent, les personnes que tu bloques, quand nous t’avons demandé si tu es bien rentré et quand tu as répondu, et, si ton compte a un jour été suspendu, pourquoi, jusqu’à quand et ce que tu nous as écrit à ce sujet.',
        'Technique\u00a0: informations sur l’appareil et l’adresse IP, qui servent à protéger les sessions et le service\u00a0: le navigateur et le système de chaque connexion, un cookie qui nous permet de reconnaître ton navigateur pendant 180 jours, et si ton compte a été le premier de son réseau ce jour-là.',
      ],
    },
    {
      title: 'À quoi cela nous sert',
      points: [
        'à te placer avec des personnes qui correspondent aux préférences de toute la table\u00a0;',
        'à faire fonctionner les discussions, les rencontres et les e-mails dont tu as besoin\u00a0;',
        'à garder le service sûr\u00a0: prévenir les abus, examiner les signalements et les vérifications.',
      ],
      paragraphs: ['Nous ne vendons pas tes données et nous n’affichons pas de publicité.'],
    },
    {
      title: 'Ce que voient les autres',
      paragraphs: [
        'Les personnes de ta table voient ton prénom, ta photo de profil, une tranche d’âge, ton niveau de confiance et tes badges, ta bio et tes centres d’intérêt. Elles ne voient jamais ton nom de famille, ton identifiant, ton e-mail, ton téléphone, ta date de naissance, ton âge exact, ton adresse ou ta position, ni à quelle distance tu habites.',
        'Les personnes qui pourraient participer à la même rencontre ouverte peuvent aussi voir tes réponses au questionnaire. À une table, chaque personne ne voit que les réponses qu’elle a aussi données et que la plupart de la table partage.',
        'Si tu organises une rencontre, tu peux en partager le lien. Toute personne qui l’a voit le titre, la date, l’heure, le quartier et les places libres, mais aucun nom ni adresse, jusqu’à ce que tu arrêtes de le partager ou que la rencontre commence.',
      ],
    },
    {
      title: 'Adresse et position',
      paragraphs: [
        'Ton adresse nous sert à te placer dans la limite de distance que chaque personne a fixée et à trouver des lieux proches. Ton navigateur demande ton accord avant de partager une position, et tu peux toujours écrire une adresse à la place.',
        MAPS[mapProvider()],
      ],
    },
    {
      title: 'Messages des discussions',
      paragraphs: [
        'Les messages sont visibles pour les personnes de la table à partir du moment où elles l’ont rejointe. Ils sont effacés 180 jours après le repas. Quand tu supprimes ton compte, tes messages sont effacés dans les 30 jours. L’équipe de modération ne lit des messages que si l’un d’eux a été signalé, et chaque consultation est enregistrée.',
      ],
    },
    {
      title: 'Téléphone, pièce d’identité et photos',
      points: [
        'Ton numéro de téléphone sert à t’envoyer des codes et est gardé jusqu’à ce que tu le retires ou que tu supprimes ton compte.',
        'Les pièces d’identité sont stockées chiffrées et vues uniquement par la personne de l’équipe de modération qui les vérifie, qui se connecte avec un second facteur\u00a0; chaque consultation est enregistrée. Un PDF est transformé en images de ses pages\u00a0; le PDF lui-même n’est pas gardé. Le fichier est supprimé dès qu’il est approuvé, dans les 7 jours s’il est refusé, et dans les 30 jours s’il n’a jamais été examiné.',
        'La photo que tu prends pour vérifier ton image est comparée à ta photo de profil par l’équipe de modération et supprimée dans les mêmes délais.',
        'Il ne reste que le résultat, qui l’a vérifié, quand, et si la date de naissance concordait.',
      ],
    },
    {
      title: 'Signalements, blocages et suspensions',
      paragraphs: [
        'La personne que tu signales n’apprend pas qui l’a signalée\u00a0; seule notre équipe de modération le sait. Avec ton signalement, nous gardons une copie de ce dont il s’agit\u00a0: le profil tel que les autres le voyaient, la rencontre, ou le message avec jusqu’à dix messages avant et dix après. Chaque consultation par l’équipe de modération est enregistrée. La copie et ta note sont effacées 180 jours après la décision\u00a0; la décision elle-même reste.',
        'Les blocages sont silencieux\u00a0: l’autre personne n’en est pas informée. Ils sont gardés jusqu’à ce que tu les annules ou que l’un des deux comptes soit supprimé. Un signalement qui n’a jamais été examiné est supprimé après 180 jours, sauf si la sécurité de quelqu’un est en jeu.',
        'Si nous suspendons ou fermons ton compte, nous te disons pourquoi et jusqu’à quand, et tu peux nous écrire une fois dans l’application pour qu’une personne de l’équipe de modération qui n’a pas pris la décision la réexamine. Le motif, les dates et les notes sont gardés jusqu’à la suppression de ton compte.',
      ],
    },
    {
      title: 'Qui nous aide',
      paragraphs: [
        'Une partie du travail est faite par des services qui ne peuvent utiliser tes données que pour ce travail\u00a0: hébergement et stockage, envoi d’e-mails et de SMS, recherche d’adresses et affichage de cartes. Si tu te connectes avec un autre service, comme Google, il nous dit ton nom, ton e-mail et s’il l’a vérifié, et il apprend que tu utilises celui-ci. Nous ne recevons jamais ton mot de passe de ce service et n’y prenons pas ta photo.',
      ],
    },
    {
      title: 'Combien de temps nous gardons tout cela',
      points: [
        'Qui était à table avec qui, si tu as dit que tu viens, et les avis\u00a0: un an. Avec qui tu ne veux plus être à table\u00a0: jusqu’à ce que l’un des deux comptes soit supprimé.',
        'Les tables manquées\u00a0: 90 jours, et une contestation jusqu’à 30 jours après sa réponse.',
        'Les groupes d’amis et leurs codes\u00a0: jusqu’à deux jours après le samedi.',
        'Les changements de table et les propositions de discussion à deux, avec ta réponse\u00a0: jusqu’à leur fin, 14 jours au plus. Une discussion à deux se ferme après 90 jours sans message.',
        'Quand nous t’avons demandé si tu es bien rentré et quand tu as répondu\u00a0: deux jours. Nous ne gardons pas la réponse\u00a0; un non est un signalement.',
        'Le lien vers ton plan\u00a0: jusqu’à six heures après le début, ou jusqu’à ce que tu le retires. Le lien vers ton calendrier\u00a0: jusqu’à ce que tu le remplaces ou que tu supprimes ton compte.',
        'Un appareil avec notifications\u00a0: jusqu’à ce que tu t’y déconnectes ou que tu les désactives.',
        'Les inscriptions, réinitialisations et changements inachevés\u00a0: un jour après la fin de leur code. Les compteurs qui freinent les abus\u00a0: un jour au plus.',
      ],
      paragraphs: [
        'Nous gardons tes données tant que tu as un compte. Si tu ne te connectes pas pendant deux ans, nous t’écrivons deux fois, puis nous le supprimons. Les textes des rencontres et les propositions de lieux sont effacés 180 jours après la date. Ce qu’a fait notre équipe de modération reste enregistré deux ans. Quand tu supprimes ton compte, ta session se ferme, tu quittes toutes les tables et ton profil n’est plus visible, tout de suite\u00a0; les données personnelles et les messages sont effacés dans les 30 jours. La copie contenue dans un signalement qui te concerne est gardée jusqu’à 180 jours après sa décision, même si ton compte n’existe plus. Les sessions se terminent après 7 jours sans utilisation.',
      ],
    },
    {
      title: 'Tes choix et tes droits',
      paragraphs: [
        'Tu peux voir et changer la plupart de tes données dans l’application, les télécharger toutes et supprimer ton compte. Selon l’endroit où tu vis, tu peux aussi t’opposer à ce que nous en faisons ou le limiter, et porter plainte auprès d’une autorité de protection des données.',
      ],
    },
    {
      title: 'Changements et questions',
      paragraphs: [
        `Quand cette politique change, nous la publions ici avec sa date, et nous te le disons dans l’application si c’est important. ${contactSentences(
          {
            byEmail: 'Pour toute question, écris à {contact}.',
            elsewhere: 'Tu peux nous joindre ici\u00a0: {reach}.',
            otherwise: `Pour toute question, adresse-toi à ${operatorName() || `l’équipe qui gère ${APP_NAME} près de chez toi`}.`,
          },
        )}`,
      ],
    },
  ],
};
