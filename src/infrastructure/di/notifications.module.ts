import { ContainerModule } from 'inversify';
import { preferencesRoutes } from '../../adapters/http/notifications/preferences.routes.js';
import { unsubscribeRoutes } from '../../adapters/http/notifications/unsubscribe.routes.js';
import { PostgresOptOuts } from '../../adapters/persistence/notifications/postgres-opt-outs.js';
import { Notifier } from '../../application/notifications/notifier.js';
import type { OptOuts } from '../../application/notifications/ports.js';
import { Preferences } from '../../application/notifications/preferences.js';
import { SEND_MAIL, SendMail } from '../../application/notifications/send-mail.js';
import { Unsubscribe } from '../../application/notifications/unsubscribe.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import {
  APP_NAME,
  CLOCK,
  CONTEXT_REGISTRATION,
  type ContextRegistration,
  ENTITY_MANAGER,
  JOBS,
  MAILER,
  PUBLIC_URL,
  SIGNED_LINKS,
} from './tokens.js';

const OPT_OUTS = token<OptOuts>('OptOuts');

/** Notifications by mail and push, and what users want of them. */
export const notificationsModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresOptOuts, [ENTITY_MANAGER], OPT_OUTS);
  bindClass(bind, Preferences, [OPT_OUTS, CLOCK]);
  bindClass(bind, Notifier, [JOBS, SIGNED_LINKS, CLOCK, APP_NAME, PUBLIC_URL]);
  bindClass(bind, SendMail, [MAILER, Preferences]);
  bindClass(bind, Unsubscribe, [SIGNED_LINKS, Preferences]);

  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context): ContextRegistration => {
      const { get } = context;
      const run = jobHandlers(context);
      return {
        routes: [
          ...preferencesRoutes({ preferences: get(Preferences) }),
          ...unsubscribeRoutes({ unsubscribe: get(Unsubscribe), appName: get(APP_NAME) }),
        ],
        errors: {},
        handlers: { [SEND_MAIL]: run(SendMail) },
        recurring: [],
      };
    })
    .inSingletonScope();
});
