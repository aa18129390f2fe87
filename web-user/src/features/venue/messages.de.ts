import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const venueVote: Translation<typeof t> = {
  title: 'Wo treffen wir uns?',
  titleClosed: 'Hier treffen wir uns',
  list: 'Vorgeschlagene Orte',
  noneYet: 'Noch kein Ort',
  loading: 'Orte werden geladen...',

  emptyOpen: 'Noch kein Ort. Schlag einen von der Karte vor.',
  emptyClosed: 'Niemand hat einen Ort vorgeschlagen. Sucht zusammen im Chat einen aus.',
  near: 'Vorerst: {place}',
  suggestFromMap: 'Von der Karte vorschlagen',

  byProduct: 'Für euren Tisch vorgeschlagen',
  byMember: 'Vorschlag von {name}',
  byFormerMember: 'Vorschlag von jemandem, der nicht mehr dabei ist',
  byMe: 'Dein Vorschlag',
  votes: '{count, plural, =0 {Noch keine Stimmen} one {# Stimme} other {# Stimmen}}',
  votesClosed: '{count, plural, =0 {Keine Stimmen} one {# Stimme} other {# Stimmen}}',
  vote: 'Abstimmen',
  voteFor: 'Für {name} stimmen',
  yourVote: 'Deine Stimme',
  yourVoteFor: 'Deine Stimme für {name}',
  leading: 'Vorn',
  chosen: 'Hier treffen wir uns',
  onMap: '{name} auf der Karte',
  until: 'Du kannst bis {time} abstimmen. Alle haben eine Stimme. Du kannst sie ändern.',
  closed: 'Die Abstimmung ist beendet.',
  offline: 'Du kannst abstimmen, sobald du wieder online bist.',

  failed: 'Wir konnten die Orte nicht laden.',
  retry: 'Noch einmal',
  error: 'Fehler',
  voteFailed: 'Wir konnten deine Stimme nicht zählen. Bitte versuch es noch einmal.',

  announceSuggestion: '{name} wurde vorgeschlagen.',
  announceVotes: '{name}: {count, plural, =0 {keine Stimmen} one {# Stimme} other {# Stimmen}}.',
  announceClosed: 'Die Abstimmung ist beendet. Euer Treffpunkt: {name}.',

  suggest: 'Meinem Tisch vorschlagen',
  suggestNamed: 'Meinem Tisch vorschlagen: {name}',
  whichTable: 'Für welchen Tisch ist es?',
  whichTableText: 'Der Tisch, den du wählst, kann für {name} stimmen.',
  suggestedTitle: 'Zur Liste hinzugefügt',
  suggestedText: 'Dein Tisch kann jetzt für {name} stimmen.',
  toChat: 'Zum Chat',
  notSuggestedTitle: 'Nicht hinzugefügt',
  notSuggestedText: 'Wir konnten diesen Ort nicht vorschlagen. Bitte versuch es noch einmal.',
};
