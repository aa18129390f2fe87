/** French system messages by key, and opening questions by topic. The English texts are in the domain. */
export const systemMessages: Record<string, string> = {
  welcome:
    'Voici votre table ! Le jour et l’heure sont indiqués en haut. Dites bonjour et choisissez un lieu ensemble.',
  'icebreaker.travel': 'Pour briser la glace : où retournerais-tu dès demain, et pourquoi ?',
  'icebreaker.food': 'Pour briser la glace : quelle est la meilleure chose que tu as mangée ce mois-ci ?',
  'icebreaker.career':
    'Pour briser la glace : à dix ans, quel métier voulais-tu faire ? Est-ce qu’il t’en reste quelque chose ?',
  'icebreaker.hobbies': 'Pour briser la glace : de quoi pourrais-tu parler une heure sans préparation ?',
  'icebreaker.current_events': 'Pour briser la glace : sur quel sujet as-tu changé d’avis récemment ?',
  joined: '{name} a rejoint la table. Dites bonjour !',
  left: '{name} a quitté la table.',
  venue: 'Nouveau lieu de rendez-vous : {place}',
  open: 'Il n’y a pas encore de lieu. Proposez-en un ou votez !',
  settled: 'Votre table est confirmée. À samedi !',
  moved: 'Le lieu a changé. Vérifiez où vous vous retrouvez maintenant.',
  reminder: 'C’est bientôt ! Tu ne peux pas venir ? Quitte la table pour que quelqu’un d’autre ait ta place.',
  split:
    'Une personne n’a pas encore de table. On a demandé à quelques personnes de cette table si elles partageraient une deuxième table. Si ça ne marche pas, votre table reste comme elle est.',
  second: '{name} est à une deuxième table, pour que plus de monde puisse venir.',
  merge:
    'Il manque aussi du monde à une autre table de ce créneau. On a demandé aux deux tables si elles veulent se réunir. Si ça ne marche pas, votre table reste comme elle est.',
  rescue:
    'Une autre table de ce créneau est trop petite pour se retrouver. On a demandé à quelques personnes de cette table si elles la rejoindraient. Si ça ne marche pas, votre table reste comme elle est.',
  join: 'On vous a demandé, à vous et à des personnes d’une autre table, si vous voulez partager une table. Si ça ne marche pas, votre table reste comme elle est.',
  pair: 'Vous n’êtes plus que deux. Si ça vous convient, confirmez-le, de part et d’autre, dans Tes tables. Sinon, on vous cherchera une autre table.',
};
