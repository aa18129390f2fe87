import type { SubmitReport } from '../../application/moderation/submit-report.js';
import { AnswerHomeSafeByLink } from '../../application/safety/answer-home-safe-by-link.js';
import { AnswerHomeSafe } from '../../application/safety/answer-home-safe.js';
import { ASK_HOME_SAFE, AskHomeSafe } from '../../application/safety/ask-home-safe.js';
import type { HomeSafeQuestions } from '../../application/safety/home-safe-questions.js';
import { PURGE_HOME_SAFE, purgeHomeSafe } from '../../application/safety/purge-home-safe.js';
import { PURGE_SHARED_PLANS, purgeSharedPlans } from '../../application/safety/purge-shared-plans.js';
import { ReadSharedPlan } from '../../application/safety/read-shared-plan.js';
import { SharePlan } from '../../application/safety/share-plan.js';
import type { SharedPlans } from '../../application/safety/shared-plans.js';
import { tellNewLink } from './account.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly homeSafe: HomeSafeQuestions;
  readonly sharedPlans: SharedPlans;
  readonly submitReport: Pick<SubmitReport, 'execute'>;
}

export function composeSafety(shared: Shared, { homeSafe, sharedPlans, submitReport }: Ports) {
  const { unitOfWork, limiter, links, chance, contacts, notifier, clock } = shared;
  const answerHomeSafe = new AnswerHomeSafe(unitOfWork, homeSafe, submitReport, limiter, clock);
  const background: Background = {
    handlers: {
      [ASK_HOME_SAFE]: new AskHomeSafe(unitOfWork, homeSafe, contacts, notifier, links, clock),
      [PURGE_HOME_SAFE]: purgeHomeSafe(homeSafe, clock),
      [PURGE_SHARED_PLANS]: purgeSharedPlans(sharedPlans, clock),
    },
    recurring: [
      { name: ASK_HOME_SAFE, match: '*/5 * * * *' },
      { name: PURGE_HOME_SAFE, match: '33 3 * * *' },
      { name: PURGE_SHARED_PLANS, match: '40 3 * * *' },
    ],
  };
  return {
    answerHomeSafe,
    byLink: new AnswerHomeSafeByLink(links, homeSafe, answerHomeSafe, clock),
    sharePlan: new SharePlan(unitOfWork, sharedPlans, tellNewLink(shared), limiter, chance, clock),
    readPlan: new ReadSharedPlan(sharedPlans, limiter, clock),
    background,
  };
}
