import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const venueVote: Translation<typeof t> = {
  title: '¿Dónde nos vemos?',
  titleClosed: 'Dónde nos vemos',
  list: 'Lugares sugeridos',
  noneYet: 'Sin lugar todavía',
  loading: 'Cargando los lugares...',

  emptyOpen: 'Todavía no hay lugar. Sugiere uno desde el mapa.',
  emptyClosed: 'Nadie sugirió un lugar. Elijan uno en el chat.',
  near: 'Por ahora: {place}',
  suggestFromMap: 'Sugerir desde el mapa',

  byProduct: 'Sugerido para tu mesa',
  byMember: 'Sugerido por {name}',
  byFormerMember: 'Sugerido por alguien que ya no está',
  byMe: 'Lo sugeriste tú',
  votes: '{count, plural, =0 {Sin votos todavía} one {# voto} other {# votos}}',
  votesClosed: '{count, plural, =0 {Sin votos} one {# voto} other {# votos}}',
  vote: 'Votar',
  voteFor: 'Votar por {name}',
  yourVote: 'Tu voto',
  yourVoteFor: 'Tu voto por {name}',
  leading: 'Va ganando',
  chosen: 'Nos vemos aquí',
  onMap: '{name} en el mapa',
  until: 'Hasta el {time} puedes votar. Un voto por persona; puedes cambiarlo.',
  closed: 'La votación ya cerró.',
  offline: 'Podrás votar cuando vuelvas a tener conexión.',

  failed: 'No pudimos cargar los lugares.',
  retry: 'Intentar de nuevo',
  error: 'Error',
  voteFailed: 'No pudimos contar tu voto. Inténtalo de nuevo.',

  announceSuggestion: 'Se sugirió {name}.',
  announceVotes: '{name}: {count, plural, =0 {sin votos} one {# voto} other {# votos}}.',
  announceClosed: 'La votación ya cerró. Se ven en {name}.',

  suggest: 'Sugerir a mi mesa',
  suggestNamed: 'Sugerir a mi mesa: {name}',
  whichTable: '¿Para qué mesa es?',
  whichTableText: 'La mesa que elijas podrá votar por {name}.',
  suggestedTitle: 'Ya está en la lista',
  suggestedText: 'Tu mesa ya puede votar por {name}.',
  toChat: 'Ir al chat',
  notSuggestedTitle: 'No se pudo sugerir',
  notSuggestedText: 'No pudimos sugerir este lugar. Inténtalo de nuevo.',
};
