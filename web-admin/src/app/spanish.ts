import { matches } from '../features/matches/messages.es.js';
import { meetups } from '../features/meetups/messages.es.js';
import { seatingRuns } from '../features/seating-runs/messages.es.js';
import { translateWith } from '../shared/i18n/catalogue.js';
import { app } from './messages.es.js';

/** All Spanish texts, by catalog name. */
export const SPANISH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  app,
  matches,
  meetups,
  'seating-runs': seatingRuns,
};

translateWith(SPANISH);
