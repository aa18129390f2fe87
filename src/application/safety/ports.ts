import type { Ground } from '../ground/ground.js';
import type { SubmitReport } from '../moderation/submit-report.js';
import type { NewLinkNotice } from '../shared/new-link-notice.js';
import type { HomeSafeQuestions } from './home-safe-questions.js';
import type { SharedPlans } from './shared-plans.js';

export interface SafetyPorts extends Ground {
  readonly homeSafe: HomeSafeQuestions;
  readonly sharedPlans: SharedPlans;
  readonly submitReport: Pick<SubmitReport, 'execute'>;
  readonly newLinks: NewLinkNotice;
}
