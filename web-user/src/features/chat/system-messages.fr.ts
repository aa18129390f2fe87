/** French system messages by key, and opening questions by topic. The English texts are in the domain. */
export const systemMessages: Record<string, string> = {
  welcome:
    'Voici votre table\u00a0! Le jour et l’heure sont indiqués en haut. Dites bonjour et choisissez un lieu ensemble.',
  'icebreaker.travel': 'Pour briser la glace\u00a0: où retournerais-tu dès demain, et pourquoi\u00a0?',
  'icebreaker.food':
    'Pour briser la glace\u00a0: quelle est la meilleure chose que tu as mangée ce mois-ci\u00a0?',
  'icebreaker.career':
    'Pour briser la glace\u00a0: à dix ans, quel métier voulais-tu faire\u00a0? Est-ce qu’il t’en reste quelque chose\u00a0?',
  'icebreaker.hobbies':
    'Pour briser la glace\u00a0: de quoi pourrais-tu parler une heure sans préparation\u00a0?',
  'icebreaker.current_events':
    'Pour briser la glace\u00a0: sur quel sujet as-tu changé d’avis récemment\u00a0?',
  joined: '{name} a rejoint la table. Dites bonjour\u00a0!',
  left: '{name} a quitté la table.',
  venue: 'Nouveau lieu de rendez-vous\u00a0: {place}',
  open: 'Il n’y a pas encore de lieu. Proposez-en un ou votez\u00a0!',
  settled: 'Votre table est confirmée. À samedi\u00a0!',
  moved: 'Le lieu a changé. Vérifiez où vous vous retrouvez maintenant.',
  reminder:
    'C’est bientôt\u00a0! Tu ne peux pas venir\u00a0? Quitte la table pour que quelqu’un d’autre ait ta place.',
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
