export const chatOffer = {
  title: '{name} aimerait aussi garder le contact',
  text: 'Vous avez partagé une table le {date}, et l’envie de se revoir est réciproque. Une discussion rien qu’à deux\u00a0? Elle s’ouvre si vous dites oui des deux côtés.',
  until: 'Tu peux répondre jusqu’au {date}. Un non n’est jamais montré.',
  waiting: 'Tu as dit oui. Si {name} le dit aussi avant le {date}, tu trouveras votre discussion ici.',
  agree: 'Ouvrir une discussion',
  decline: 'Non merci',
  withdraw: 'Je préfère que non',
  openedTitle: 'Votre discussion est ouverte',
  openedText: 'Elle est rien qu’à vous deux. Dis bonjour\u00a0!',
  failedTitle: 'Impossible d’enregistrer ta réponse',
  failedText: 'Réessaie.',
  offline: 'Tu n’as pas de connexion. Tu pourras répondre à ton retour.',
};
