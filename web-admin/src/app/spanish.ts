import { translateWith } from '../shared/i18n/catalogue.js';
import { app } from './messages.es.js';

/** All Spanish texts, by catalog name. */
translateWith({ app });
