import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const match: Translation<typeof t> = {
  title: 'Tus mesas',
  back: 'Volver',
  startGroup: 'Abrir el chat del grupo',
  startPair: 'Abrir el chat',
  openChat: 'Abrir chat',
  emptyTitle: 'Todavía no tienes mesas',
  emptyText: 'Pide una mesa y aquí verás con quién vas a comer.',
  startMatching: 'Pedir una mesa',
  past: 'Anteriores',
  failed: 'No pudimos cargar tus mesas.',

  unread: '{count, plural, one {# mensaje nuevo} other {# mensajes nuevos}}',
  you: 'Tú',
  calendar: 'Añadir al calendario',

  people: 'Con {names}',
  peopleAndMore: 'Con {names} y {count} más',
  tableOf: 'Mesa de {count}',
  justTwo: 'Solo ustedes dos',
  date: 'Fecha',
  time: 'Hora',
  venue: 'Lugar',
  area: 'Zona',
  pending: 'Llenándose',
  waitingForAnswers: 'Esperando respuestas',
  seatsLeft: '{count, plural, one {Queda # lugar} other {Quedan # lugares}}',
  confirmed: 'Mesa lista',
  completed: 'Terminada',
  archived: 'Anterior',
  metOn: 'Se conocieron el {date}',
  in_touch: 'En contacto',

  foundTitle: '¡Tienes mesa!',
  foundMeetup: 'Encuentro: {title}',
  todayAt: 'Hoy, {time}',
  tonightAt: 'Esta noche, {time}',
  foundText: 'Estás en una mesa con {names}.',
  joinChat: 'Ir al chat',
};
