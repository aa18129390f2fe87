import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const venueVote: Translation<typeof t> = {
  title: 'On se retrouve où\u00a0?',
  titleClosed: 'Où on se retrouve',
  list: 'Lieux proposés',
  noneYet: 'Pas encore de lieu',
  loading: 'Chargement des lieux...',

  emptyOpen: 'Pas encore de lieu. Proposes-en un depuis la carte.',
  emptyClosed: 'Aucun lieu n’a été proposé. Choisissez-en un dans la discussion.',
  near: 'Pour l’instant\u00a0: {place}',
  suggestFromMap: 'Proposer depuis la carte',

  byProduct: 'Proposé pour ta table',
  byMember: 'Proposé par {name}',
  byFormerMember: 'Proposé par quelqu’un qui n’est plus là',
  byMe: 'Proposé par toi',
  votes: '{count, plural, =0 {Pas encore de vote} one {# vote} other {# votes}}',
  votesClosed: '{count, plural, =0 {Aucun vote} one {# vote} other {# votes}}',
  vote: 'Voter',
  voteFor: 'Voter pour {name}',
  yourVote: 'Ton vote',
  yourVoteFor: 'Ton vote pour {name}',
  leading: 'En tête',
  chosen: 'C’est ici qu’on se retrouve',
  onMap: '{name} sur la carte',
  until: 'Tu peux voter jusqu’au {time}. Une voix par personne. Tu peux en changer.',
  closed: 'Le vote est terminé.',
  offline: 'Tu pourras voter quand la connexion reviendra.',

  failed: 'Impossible de charger les lieux.',
  retry: 'Réessayer',
  error: 'Erreur',
  voteFailed: 'Impossible de compter ton vote. Réessaie.',

  announceSuggestion: 'Nouveau lieu proposé\u00a0: {name}.',
  announceVotes: '{name}\u00a0: {count, plural, =0 {aucun vote} one {# vote} other {# votes}}.',
  announceClosed: 'Le vote est terminé. Votre lieu de rencontre\u00a0: {name}.',

  suggest: 'Proposer à ma table',
  suggestNamed: 'Proposer à ma table\u00a0: {name}',
  whichTable: 'C’est pour quelle table\u00a0?',
  whichTableText: 'La table que tu choisis pourra voter pour {name}.',
  suggestedTitle: 'Ajouté à la liste',
  suggestedText: 'Ta table peut maintenant voter pour {name}.',
  toChat: 'Aller à la discussion',
  notSuggestedTitle: 'Pas ajouté',
  notSuggestedText: 'Impossible de proposer ce lieu. Réessaie.',
};
