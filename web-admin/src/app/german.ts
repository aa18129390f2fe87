import type { Translations } from './translations.js';
import { account } from '../features/account/messages.de.js';
import { appeals } from '../features/appeals/messages.de.js';
import { attendance } from '../features/attendance/messages.de.js';
import { appearance } from '../features/appearance/messages.de.js';
import { auditLog } from '../shared/audit-log/messages.de.js';
import { community } from '../features/community/messages.de.js';
import { dashboard } from '../features/figures/messages.de.js';
import { matches } from '../features/matches/messages.de.js';
import { meetups } from '../features/meetups/messages.de.js';
import { queue } from '../features/queue/messages.de.js';
import { reports } from '../features/reports/messages.de.js';
import { seatingRuns } from '../features/seating-runs/messages.de.js';
import { signIn } from '../features/sign-in/messages.de.js';
import { system } from '../features/system/messages.de.js';
import { users } from '../features/users/messages.de.js';
import { imageViewer } from '../features/verifications/image-viewer/messages.de.js';
import { verifications } from '../features/verifications/messages.de.js';
import { whatIf } from '../features/what-if/messages.de.js';
import { api } from '../shared/api/messages.de.js';
import { appeal } from '../shared/appeal/messages.de.js';
import { charts } from '../shared/charts/messages.de.js';
import { translateWith } from '../shared/i18n/messages-of.js';
import { reportReasons } from '../shared/report-reason-messages.de.js';
import { reviewCase } from '../shared/review-case/messages.de.js';
import { shortcuts } from '../shared/shortcuts/messages.de.js';
import { slots } from '../shared/slots/messages.de.js';
import { suspension } from '../shared/suspension/messages.de.js';
import { time } from '../shared/time/messages.de.js';
import { ui } from '../shared/ui/messages.de.js';
import { app } from './messages.de.js';

/** All German texts, by catalog name. */
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
