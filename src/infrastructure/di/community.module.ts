import { ContainerModule } from 'inversify';
import { communityErrors } from '../../adapters/http/community/community.errors.js';
import { communityRoutes } from '../../adapters/http/community/community.routes.js';
import { ChangeCommunity } from '../../application/community/change-community.js';
import { ReadCommunity } from '../../application/community/read-community.js';
import { bindClass } from './bind-class.js';
import {
  AUDIT_LOG,
  CLOCK,
  COMMUNITY_RECORDS,
  CONTEXT_REGISTRATION,
  type ContextRegistration,
  CURRENT_COMMUNITY,
  RATE_LIMITER,
  UNIT_OF_WORK,
} from './tokens.js';

/** The name, the contact and the house rules of the community. */
export const communityModule = new ContainerModule(({ bind }) => {
  bindClass(bind, ChangeCommunity, [UNIT_OF_WORK, COMMUNITY_RECORDS, AUDIT_LOG, CLOCK, CURRENT_COMMUNITY]);
  bindClass(bind, ReadCommunity, [CURRENT_COMMUNITY, RATE_LIMITER]);
  bind(CONTEXT_REGISTRATION)
    .toDynamicValue(({ get }): ContextRegistration => ({
      routes: communityRoutes({
        current: get(CURRENT_COMMUNITY),
        records: get(COMMUNITY_RECORDS),
        readCommunity: get(ReadCommunity),
        changeCommunity: get(ChangeCommunity),
      }),
      errors: communityErrors,
      handlers: {},
      recurring: [],
    }))
    .inSingletonScope();
});
