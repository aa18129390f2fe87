import { account } from '../features/account/messages.es.js';
import { reports } from '../features/reports/messages.es.js';
import { imageViewer } from '../features/verifications/image-viewer/messages.es.js';
import { verifications } from '../features/verifications/messages.es.js';
import { translateWith } from '../shared/i18n/catalogue.js';
import { reportReasons } from '../shared/report-reason-messages.es.js';
import { app } from './messages.es.js';

/** All Spanish texts, by catalog name. */
translateWith({
  account,
  app,
  'image-viewer': imageViewer,
  'report-reasons': reportReasons,
  reports,
  verifications,
});
