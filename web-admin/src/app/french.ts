import type { Translations } from './translations.js';
import { account } from '../features/account/messages.fr.js';
import { appeals } from '../features/appeals/messages.fr.js';
import { attendance } from '../features/attendance/messages.fr.js';
import { appearance } from '../features/appearance/messages.fr.js';
import { auditLog } from '../shared/audit-log/messages.fr.js';
import { community } from '../features/community/messages.fr.js';
import { dashboard } from '../features/figures/messages.fr.js';
import { matches } from '../features/matches/messages.fr.js';
import { meetups } from '../features/meetups/messages.fr.js';
import { queue } from '../features/queue/messages.fr.js';
import { reports } from '../features/reports/messages.fr.js';
import { seatingRuns } from '../features/seating-runs/messages.fr.js';
import { signIn } from '../features/sign-in/messages.fr.js';
import { system } from '../features/system/messages.fr.js';
import { users } from '../features/users/messages.fr.js';
import { imageViewer } from '../features/verifications/image-viewer/messages.fr.js';
import { verifications } from '../features/verifications/messages.fr.js';
import { whatIf } from '../features/what-if/messages.fr.js';
import { api } from '../shared/api/messages.fr.js';
import { appeal } from '../shared/appeal/messages.fr.js';
import { charts } from '../shared/charts/messages.fr.js';
import { translateWith } from '../shared/i18n/messages-of.js';
import { reportReasons } from '../shared/report-reason-messages.fr.js';
import { reviewCase } from '../shared/review-case/messages.fr.js';
import { shortcuts } from '../shared/shortcuts/messages.fr.js';
import { slots } from '../shared/slots/messages.fr.js';
import { suspension } from '../shared/suspension/messages.fr.js';
import { time } from '../shared/time/messages.fr.js';
import { ui } from '../shared/ui/messages.fr.js';
import { app } from './messages.fr.js';

/** All French texts, by catalog name. */
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
