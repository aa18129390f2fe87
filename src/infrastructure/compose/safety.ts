import { HomeSafe, purgeHomeSafe } from '../../application/safety/home-safe.js';
import type { SafetyPorts } from '../../application/safety/ports.js';
import { purgeSharedPlans, SharePlan } from '../../application/safety/share-plan.js';
import { tellNewLink } from './account.js';
import type { Shared } from './shared.js';

export function composeSafety(shared: Shared, given: Omit<SafetyPorts, keyof Shared | 'newLinks'>) {
  const ports = { ...shared, newLinks: tellNewLink(shared), ...given };
  const homeSafe = new HomeSafe(ports);
  const handlers = {
    askHomeSafe: { execute: () => homeSafe.askDue() },
    purgeHomeSafe: purgeHomeSafe(ports),
    purgeSharedPlans: purgeSharedPlans(ports),
  };
  return { homeSafe, sharePlan: new SharePlan(ports), handlers };
}
