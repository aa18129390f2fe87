/** French system messages by key, and icebreaker questions by their key. The English texts are in the domain. */
export const systemMessages: Record<string, string> = {
  welcome:
    'Voici votre table\u00a0! Le jour et l’heure sont indiqués en haut. Dites bonjour et choisissez un lieu ensemble.',
  'icebreaker.formed': 'Pour briser la glace\u00a0: {question}',
  'icebreaker.warmup': 'Pour se mettre en appétit\u00a0: {question}',
  'icebreaker.table': 'Questions pour la table\u00a0:\n{question}',
  'icebreaker.another': 'Une autre question\u00a0: {question}',
  'question.travel': 'Où retournerais-tu dès demain, et pourquoi\u00a0?',
  'question.travel.lost': 'Qu’est-ce qui a mal tourné en voyage et te fait rire maintenant\u00a0?',
  'question.food': 'Quelle est la meilleure chose que tu as mangée ce mois-ci\u00a0?',
  'question.food.cook': 'Quel plat cuisinerais-tu pour impressionner cette table\u00a0?',
  'question.career':
    'À dix ans, quel métier voulais-tu faire\u00a0? Est-ce qu’il t’en reste quelque chose\u00a0?',
  'question.career.swap': 'Avec qui échangerais-tu ton travail pendant une semaine\u00a0?',
  'question.hobbies': 'De quoi pourrais-tu parler une heure sans préparation\u00a0?',
  'question.hobbies.next': 'Quel loisir commencerais-tu si le premier mois était gratuit\u00a0?',
  'question.current_events': 'Sur quel sujet as-tu changé d’avis récemment\u00a0?',
  'question.current_events.good': 'Quelle bonne nouvelle de cette année est passée inaperçue\u00a0?',
  'question.pop': 'Quelle chanson pop connais-tu par cœur sans jamais l’avouer\u00a0?',
  'question.rock': 'Quel groupe ferais-tu revenir pour un dernier concert\u00a0?',
  'question.hiphop': 'Quel couplet sais-tu encore rapper de mémoire\u00a0?',
  'question.electronic': 'Où as-tu dansé le plus longtemps\u00a0?',
  'question.indie': 'Quel groupe mérite plus de public\u00a0?',
  'question.outgoing':
    'Quelle a été ta meilleure conversation avec quelqu’un que tu ne connaissais pas\u00a0?',
  'question.thoughtful': 'Quelle question te trotte dans la tête en ce moment\u00a0?',
  'question.adventurous': 'Quelle est la chose la plus osée que tu referais\u00a0?',
  'question.chill': 'À quoi ressemble ton dimanche parfait à ne rien faire\u00a0?',
  'question.passionate': 'Que pourrais-tu défendre toute une nuit dans un débat\u00a0?',
  'question.differ.topic': 'De quoi aimes-tu parler sans qu’on s’y attende ici\u00a0?',
  'question.differ.music':
    'Vos goûts musicaux diffèrent\u00a0: avec quelle chanson convaincrais-tu la table\u00a0?',
  'question.differ.vibe':
    'Sortie improvisée ou soirée tranquille\u00a0: qu’est-ce qui la rend réussie\u00a0?',
  'question.spot': 'Quel coin de la ville montres-tu à tous tes invités\u00a0?',
  'question.laugh': 'Qu’est-ce qui t’a fait éclater de rire cette semaine\u00a0?',
  'question.skill': 'Quel talent apprendrais-tu en une nuit\u00a0?',
  'question.advice': 'Quel est le meilleur conseil que tu n’as pas suivi\u00a0?',
  'question.small': 'Quelle petite chose rend ta journée belle\u00a0?',
  'question.series': 'Qu’as-tu regardé ou lu d’une traite en dernier\u00a0?',
  'question.hour': 'Que ferais-tu d’une heure de plus par jour\u00a0?',
  'question.first': 'Qu’as-tu essayé pour la première fois cette année\u00a0?',
  'question.believe': 'Qu’as-tu cru beaucoup trop longtemps dans ton enfance\u00a0?',
  'question.superpower': 'Quel superpouvoir totalement inutile choisirais-tu\u00a0?',
  joined: '{name} a rejoint la table. Dites bonjour\u00a0!',
  left: '{name} a quitté la table.',
  leftchat: '{name} a quitté la discussion.',
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
