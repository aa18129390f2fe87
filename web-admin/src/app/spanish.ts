import { dashboard } from '../features/dashboard/messages.es.js';
import { queue } from '../features/queue/messages.es.js';
import { api } from '../shared/api/messages.es.js';
import { translateWith } from '../shared/i18n/catalogue.js';
import { reviewCase } from '../shared/review-case/messages.es.js';
import { shortcuts } from '../shared/shortcuts/messages.es.js';
import { slots } from '../shared/slots/messages.es.js';
import { time } from '../shared/time/messages.es.js';
import { ui } from '../shared/ui/messages.es.js';
import { app } from './messages.es.js';

/** All Spanish texts, by catalog name. */
translateWith({ api, app, dashboard, queue, reviewCase, shortcuts, slots, time, ui });
