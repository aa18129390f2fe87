import type { Translation } from '../../shared/i18n/catalogue.js';
import type { t } from './messages.js';

export const venueVote: Translation<typeof t> = {
  title: '¿Dónde nos vemos?',
  titleClosed: 'Dónde nos vemos',
  list: 'Lugares propuestos',
  noneYet: 'Sin lugar todavía',
  loading: 'Cargando los lugares...',

  emptyText: 'Todavía no hay lugar: propón uno desde el mapa.',
  emptyClosed: 'Nadie propuso un lugar. Pónganse de acuerdo en el chat.',
  near: 'Por ahora: {place}',
  propose: 'Proponer desde el mapa',

  suggested: 'Sugerido para todos',
  proposedBy: 'Propuesto por {name}',
  proposedBySomebodyGone: 'Propuesto por alguien que ya no está',
  proposedByMe: 'Lo propusiste tú',
  votes: '{count, plural, =0 {Sin votos todavía} one {# voto} other {# votos}}',
  votesClosed: '{count, plural, =0 {Sin votos} one {# voto} other {# votos}}',
  vote: 'Votar',
  voteFor: 'Votar por {name}',
  yourVote: 'Tu voto',
  forNow: 'Por ahora',
  ahead: 'Va ganando',
  chosen: 'Nos vemos aquí',
  onMap: '{name} en el mapa',
  until: 'Puedes votar hasta el {time}: un voto por persona, y puedes cambiar de opinión.',
  closed: 'La votación ya cerró.',
  offline: 'Podrás votar cuando vuelvas a tener conexión.',

  failed: 'No se pudieron cargar los lugares.',
  retry: 'Intentar de nuevo',
  error: 'Error',
  voteFailed: 'No pudimos contar tu voto. Inténtalo de nuevo.',

  newsProposed: 'Se propuso {name}.',
  newsVotes: '{name}: {count, plural, =0 {sin votos} one {# voto} other {# votos}}.',
  newsClosed: 'La votación ya cerró. Se ven en {name}.',

  proposeThis: 'Proponer a mi mesa',
  proposeThisOf: 'Proponer a mi mesa: {name}',
  whichTable: '¿Para qué mesa es?',
  whichTableText: '{name} entra en la lista de la mesa que elijas.',
  proposedTitle: 'Ya está en la lista',
  proposedText: 'Tu mesa ya puede votar por {name}.',
  toChat: 'Ir al chat',
  notProposedTitle: 'No se pudo proponer',
  notProposedText: 'No pudimos proponer este lugar. Inténtalo de nuevo.',
};
