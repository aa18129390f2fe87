import {
  ASK_HOME_SAFE,
  HomeSafe,
  PURGE_HOME_SAFE,
  purgeHomeSafe,
} from '../../application/safety/home-safe.js';
import type { SafetyPorts } from '../../application/safety/ports.js';
import { PURGE_SHARED_PLANS, purgeSharedPlans, SharePlan } from '../../application/safety/share-plan.js';
import { tellNewLink } from './account.js';
import type { Background, Shared } from './shared.js';

export function composeSafety(shared: Shared, given: Omit<SafetyPorts, keyof Shared | 'newLinks'>) {
  const ports = { ...shared, newLinks: tellNewLink(shared), ...given };
  const homeSafe = new HomeSafe(ports);
  const background: Background = {
    handlers: {
      [ASK_HOME_SAFE]: { execute: () => homeSafe.askDue() },
      [PURGE_HOME_SAFE]: purgeHomeSafe(ports),
      [PURGE_SHARED_PLANS]: purgeSharedPlans(ports),
    },
    recurring: [
      { name: ASK_HOME_SAFE, match: '*/5 * * * *' },
      { name: PURGE_HOME_SAFE, match: '33 3 * * *' },
      { name: PURGE_SHARED_PLANS, match: '40 3 * * *' },
    ],
  };
  return { homeSafe, sharePlan: new SharePlan(ports), background };
}
