/** French texts of the small catalogs that are declared in files of `app`, by catalog name. */
export const app = {
  'live-updates': {
    foundTitle: 'Tu as une table\u00a0!',
    foundText: 'On t’a trouvé une table. Viens dire bonjour\u00a0!',
    cancelledTitle: 'Rencontre annulée',
    cancelledText: 'Quelqu’un a annulé ta table. On t’en cherche une autre.',
    cancelledLateText: 'Quelqu’un a annulé ta table. On t’en trouvera volontiers une un autre samedi.',
    meetupCancelledText: 'La personne qui organisait «\u00a0{title}\u00a0» a annulé la rencontre.',
    seatLostTitle: 'Ta place a changé',
    seatLostText:
      'Ton âge a été corrigé et sort de la tranche d’âge de ta table. Ta demande reste ouverte\u00a0: on te cherche une autre table.',
    closedTitle: 'Ta demande a pris fin',
    closedText:
      'Avec ton nouveau lieu, ce samedi est trop proche pour te trouver une table. On serait ravis de t’en trouver une un autre samedi.',
  },
  crash: {
    title: 'Il y a eu un problème',
    text: 'Impossible d’afficher cet écran. Recharger la page suffit souvent.',
    reload: 'Recharger',
  },
  'page-failed': {
    title: 'Impossible de charger cette page.',
    text: 'Vérifie ta connexion et réessaie.',
  },
  gate: { closed: 'Connexion impossible pour le moment', retry: 'Réessayer' },
  shell: {
    skip: 'Aller au contenu',
    navigation: 'Navigation principale',
    home: 'Accueil',
    browse: 'Explorer',
    matches: 'Tables',
    chat: 'Discussion',
    map: 'Carte',
  },
  'not-found': {
    title: '404 Page introuvable',
    hint: 'Indice\u00a0: quelqu’un aurait oublié d’ajouter {path} au menu\u00a0?',
    signIn: 'Connecte-toi pour continuer',
    home: 'Aller à l’accueil',
  },
  'suspended-page': {
    suspended: 'Ta place est en pause.',
    ended: 'Ce compte est fermé.',
    logOut: 'Se déconnecter',
  },
  'consent-page': {
    title: 'Nos règles de la maison ont changé.',
    text: 'Nos Conditions d’utilisation et notre Politique de confidentialité ne sont plus celles que tu avais acceptées. Jettes-y un œil avant de continuer.',
    terms: 'Lire les Conditions d’utilisation',
    privacy: 'Lire la Politique de confidentialité',
    termsTitle: 'Conditions d’utilisation',
    privacyTitle: 'Politique de confidentialité',
    accept: 'J’accepte les deux textes',
    accepting: 'Enregistrement...',
    otherwise:
      'Tu n’es pas d’accord\u00a0? Tu peux récupérer tes données, supprimer ton compte, ou te déconnecter et décider plus tard.',
    logOut: 'Se déconnecter',
  },
  'survey-page': {
    logOut: 'Se déconnecter',
    terms: 'Conditions d’utilisation',
    privacy: 'Politique de confidentialité',
  },
  home: {
    title: 'Accueil',
    findTable: 'Trouver une table',
    notKnown: 'Impossible de charger ta demande.',
  },
};
