import { ContainerModule } from 'inversify';
import { sessionRoutes } from '../../adapters/http/admin/session.routes.js';
import { staffErrors } from '../../adapters/http/admin/staff.errors.js';
import { FindStaffMember } from '../../application/staff/find-staff-member.js';
import { OpenConsole } from '../../application/staff/open-console.js';
import { PASSWORDS, USERS } from './account.module.js';
import { bindClass } from './bind-class.js';
import { AUDIT_LOG, CONTEXT_EDGE, type ContextEdge, RATE_LIMITER, UNIT_OF_WORK } from './tokens.js';

/** Who works in the console. */
export const staffModule = new ContainerModule(({ bind }) => {
  bindClass(bind, OpenConsole, [UNIT_OF_WORK, USERS, PASSWORDS, AUDIT_LOG, RATE_LIMITER]);
  bindClass(bind, FindStaffMember, [USERS]);

  bind(CONTEXT_EDGE)
    .toDynamicValue(({ get }): ContextEdge => ({
      routes: sessionRoutes({ openConsole: get(OpenConsole), findStaffMember: get(FindStaffMember) }),
      errors: staffErrors,
      handlers: {},
      recurring: [],
    }))
    .inSingletonScope();
});
