export const tableChange = {
  label: 'Une question sur ta table',
  second_table:
    'Une personne n’a pas encore de table. Partagerais-tu une deuxième table avec elle{count, plural, =0 {} other {, en compagnie de {names}}}\u00a0?',
  merge:
    'Envie de compagnie\u00a0? On pourrait réunir ta table avec {newcomers, plural, one {une personne} other {# personnes}} de plus pour ce repas.',
  rescue:
    'Une table {newcomers, plural, one {d’une seule personne} other {de # personnes}} est trop petite pour se retrouver. La rejoindrais-tu{count, plural, =0 {} other {, en compagnie de {names}}}\u00a0?',
  until:
    'Si toutes les personnes interrogées disent oui avant {deadline}, tu as une nouvelle table avec une nouvelle discussion. Sinon, rien ne change. Personne ne voit ta réponse.',
  left: 'Encore {hours, plural, =0 {} other {#\u00a0h }}{minutes}\u00a0min',
  agree: 'Oui, je viens',
  decline: 'Non, je reste',
  agreed:
    'Tu as dit oui. Si tout le monde dit oui avant {deadline}, tu auras ta nouvelle table. Sinon, rien ne change.',
  declined: 'Tu restes à ta table. Tu peux encore dire oui jusqu’à {deadline}.',
  changedMind: 'Je préfère rester',
  agreeAfterAll: 'Finalement, je viens',
  offline: 'Tu n’as pas de connexion. Tu pourras répondre à ton retour.',
  loadFailed: 'Impossible de vérifier s’il y a une question pour toi.',
  retry: 'Réessayer',

  formedTitle: 'Tu as une nouvelle table',
  formedText: 'Dis bonjour à tout le monde.',
  declinedTitle: 'C’est noté, tu restes',
  staysTitle: 'Ta table reste comme elle est',
  failedTitle: 'Impossible d’enregistrer ta réponse',
  failedText: 'Réessaie.',
};
