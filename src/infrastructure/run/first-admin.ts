import { CONTEXTS } from '../compose/tokens.js';
import type { Container } from 'inversify';
import type { Logger } from 'pino';
import { type FirstAdmin } from '../../application/staff/assign-roles.js';
import type { Config } from '../config/config.js';

const MESSAGES: Record<FirstAdmin, string | null> = {
  present: null,
  hired: 'the first admin was created from BOOTSTRAP_ADMIN',
  promoted: 'the account of BOOTSTRAP_ADMIN is now the first admin and keeps its password',
};

/** Creates the admin of BOOTSTRAP_ADMIN, if it is set and no admin exists. */
export async function appointFirstAdmin(
  container: Container,
  { bootstrapAdmin }: Pick<Config, 'bootstrapAdmin'>,
  logger: Logger,
): Promise<void> {
  if (!bootstrapAdmin) return;
  const message = MESSAGES[await container.get(CONTEXTS).staff.assignRoles.appointFirstAdmin(bootstrapAdmin)];
  if (message) logger.info(message);
}
