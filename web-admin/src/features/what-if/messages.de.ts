import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const whatIf: Translation<typeof t> = {
  whatIf: 'Was wäre, wenn',
  onlyAdmins: 'Nur für die Administration',
  onlyAdminsText: 'Um andere Einstellungen zu vergleichen, bitte die Administration fragen.',
  intro:
    'Was andere Einstellungen aus den Anfragen von {day} gemacht hätten. Beide Spalten verteilen dieselben Personen in einem letzten Lauf, als hätte es vorher keinen Tisch gegeben. Nichts wird gespeichert, und kein Tisch ändert sich.',
  input:
    '{count, plural, one {# Anfrage dieses Samstags lässt} other {# Anfragen dieses Samstags lassen}} sich vergleichen.',
  recorded:
    'Laut den festgehaltenen Läufen waren es etwa {recorded, number}. Anfragen gelöschter und gesperrter Konten fehlen.',
  notRecorded: 'Anfragen gelöschter und gesperrter Konten fehlen.',
  caveats:
    'Orte, Antworten und Blockierungen sind die von heute. Freunde, die zusammen kamen, zählen als einzelne Personen.',
  none: 'Keine Anfragen am letzten Samstag',
  noneText:
    'Sobald ein Samstag mit Anfragen vorbei ist, lässt sich hier vergleichen, was andere Einstellungen daraus gemacht hätten.',
  settings: 'Einstellungen',
  smallestTable: 'Kleinster Tisch',
  smallestTableHint: 'Personen am kleinsten Tisch des letzten Laufs.',
  largestTable: 'Größter Tisch',
  largestTableHint: 'Personen am größten Tisch.',
  extraMiles: 'Zusätzliche Entfernung (Meilen)',
  extraMilesHint: 'Kommt zur höchsten Entfernung jeder Person dazu.',
  extraYears: 'Zusätzliche Altersspanne (Jahre)',
  extraYearsHint: 'Kommt an beiden Enden der Altersspanne jeder Person dazu.',
  repeatWeeks: 'Wiederholungsregel (Wochen)',
  repeatWeeksHint:
    'Wie lange zwei Personen, die einen Tisch geteilt haben, getrennt bleiben. 0 schaltet sie aus.',
  range: '{hint} Von {min, number} bis {max, number}; jetzt {current, number}.',
  outOfRange: 'Bitte eine ganze Zahl von {min, number} bis {max, number} eingeben.',
  compare: 'Vergleichen',
  useCurrent: 'Jetzige Einstellungen nutzen',
  comparing: 'Wird verglichen…',
  result: '{meal} · {venue}',
  requests: '{count, plural, one {# Anfrage} other {# Anfragen}}',
  figure: 'Kennzahl',
  current: 'Jetzt',
  proposed: 'Vorschlag',
  difference: 'Unterschied',
  same: 'keiner',
  seated: 'Personen mit Platz',
  atMost: 'Höchstens möglich',
  waiting: 'Weiter wartend',
  tables: 'Tische',
  tablesOf: 'Tische mit {size}',
  medianMiles: 'Entfernung, Median (Meilen)',
  ninthDecileMiles: 'Entfernung, 90. Perzentil (Meilen)',
  medianYears: 'Altersunterschied, Median (Jahre)',
  ninthDecileYears: 'Altersunterschied, 90. Perzentil (Jahre)',
  affinity: 'Affinität (von 100)',
  pairsAgain: 'Paare, die sich wiedersehen',
  unknown: '–',
  tooManyPeople: 'Für einen Vergleich sind es hier zu viele Anfragen.',
  outOfTime: 'Dafür reichte die Zeit nicht. Bitte später noch einmal versuchen.',
};
