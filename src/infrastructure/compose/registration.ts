import type { Ground } from '../../application/ground/ground.js';
import { AdmitMembers } from '../../application/registration/admit-members.js';
import type { RegistrationPorts } from '../../application/registration/ports.js';
import { WhoMayJoin } from '../../application/registration/who-may-join.js';
import type { Shared } from './shared.js';

export function composeRegistration(shared: Shared, given: Omit<RegistrationPorts, keyof Ground>) {
  const ports: RegistrationPorts = { ...given, ...shared };
  const whoMayJoin = new WhoMayJoin(ports);
  return {
    admissions: new AdmitMembers(ports),
    whoMayJoin,
    handlers: { purgeInvitations: { execute: () => whoMayJoin.purge() } },
  };
}
