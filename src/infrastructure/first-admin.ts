import type { Container } from 'inversify';
import type { Logger } from 'pino';
import { AppointFirstAdmin, type FirstAdmin } from '../application/staff/appoint-first-admin.js';
import type { Config } from './config.js';

const NEWS: Record<FirstAdmin, string | null> = {
  present: null,
  hired: 'the first admin was created as BOOTSTRAP_ADMIN says',
  promoted: 'the account that BOOTSTRAP_ADMIN names is the first admin now and keeps its own password',
};

/** Creates the admin of BOOTSTRAP_ADMIN, if it is set and no admin exists. */
export async function appointFirstAdmin(
  container: Container,
  { bootstrapAdmin }: Pick<Config, 'bootstrapAdmin'>,
  logger: Logger,
): Promise<void> {
  if (!bootstrapAdmin) return;
  const news = NEWS[await container.get(AppointFirstAdmin).execute(bootstrapAdmin)];
  if (news) logger.info(news);
}
