import type { JobPool } from '../../adapters/jobs/job-pools.js';
import { REMOVE_LOGO_FILE } from '../../application/appearance/logo-files.js';
import { PROPOSE_VENUES } from '../../application/venue/propose-venues.js';
import { SEND_MAIL } from '../../application/notifications/send-mail.js';
import { SEND_PUSH } from '../../application/notifications/send-push.js';
import { SEND_TEXT_MESSAGE } from '../../application/notifications/send-text-message.js';
import { REMOVE_PICTURE } from '../../application/shared/remove-picture.js';
import { REMOVE_STRAY_FILE } from '../../application/trust-score/evidence-files.js';

/** Seating, events and purges: all jobs without a pool of their own. */
export const INNER_POOL = 'inner';

/** The jobs that call an outside service, one pool for each service. All other jobs share the inner pool. See ADR 39. */
export const JOB_POOLS: readonly JobPool[] = [
  { name: 'mail', concurrency: 3, tasks: [SEND_MAIL] },
  { name: 'push', concurrency: 4, tasks: [SEND_PUSH] },
  { name: 'texts', concurrency: 2, tasks: [SEND_TEXT_MESSAGE] },
  { name: 'places', concurrency: 1, tasks: [PROPOSE_VENUES] },
  {
    name: 'files',
    concurrency: 2,
    tasks: [
      REMOVE_PICTURE,
      REMOVE_LOGO_FILE,
      REMOVE_STRAY_FILE,
      'purge-evidence',
      'back-up',
      'review-decided',
      'review-withdrawn',
    ],
  },
];
