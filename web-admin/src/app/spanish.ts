import type { Translations } from './translations.js';
import { account } from '../features/account/messages.es.js';
import { appeals } from '../features/appeals/messages.es.js';
import { attendance } from '../features/attendance/messages.es.js';
import { appearance } from '../features/appearance/messages.es.js';
import { auditLog } from '../shared/audit-log/messages.es.js';
import { community } from '../features/community/messages.es.js';
import { dashboard } from '../features/figures/messages.es.js';
import { matches } from '../features/matches/messages.es.js';
import { meetups } from '../features/meetups/messages.es.js';
import { queue } from '../features/queue/messages.es.js';
import { reports } from '../features/reports/messages.es.js';
import { seatingRuns } from '../features/seating-runs/messages.es.js';
import { signIn } from '../features/sign-in/messages.es.js';
import { system } from '../features/system/messages.es.js';
import { users } from '../features/users/messages.es.js';
import { imageViewer } from '../features/verifications/image-viewer/messages.es.js';
import { verifications } from '../features/verifications/messages.es.js';
import { whatIf } from '../features/what-if/messages.es.js';
import { api } from '../shared/api/messages.es.js';
import { appeal } from '../shared/appeal/messages.es.js';
import { charts } from '../shared/charts/messages.es.js';
import { translateWith } from '../shared/i18n/messages-of.js';
import { reportReasons } from '../shared/report-reason-messages.es.js';
import { reviewCase } from '../shared/review-case/messages.es.js';
import { shortcuts } from '../shared/shortcuts/messages.es.js';
import { slots } from '../shared/slots/messages.es.js';
import { suspension } from '../shared/suspension/messages.es.js';
import { time } from '../shared/time/messages.es.js';
import { ui } from '../shared/ui/messages.es.js';
import { app } from './messages.es.js';

/** All Spanish texts, by catalog name. */
export const texts: Translations = {
  account,
  api,
  app,
  appeal,
  appeals,
  attendance,
  appearance,
  'audit-log': auditLog,
  charts,
  community,
  dashboard,
  'image-viewer': imageViewer,
  matches,
  meetups,
  'seating-runs': seatingRuns,
  queue,
  'report-reasons': reportReasons,
  reports,
  reviewCase,
  shortcuts,
  'sign-in': signIn,
  slots,
  suspension,
  system,
  time,
  ui,
  users,
  verifications,
  'what-if': whatIf,
};

translateWith(texts);
