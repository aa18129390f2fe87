import { ContainerModule } from 'inversify';
import { notificationsErrors } from '../../adapters/http/notifications/notifications.errors.js';
import { preferencesRoutes } from '../../adapters/http/notifications/preferences.routes.js';
import { pushRoutes } from '../../adapters/http/notifications/push.routes.js';
import { unsubscribeRoutes } from '../../adapters/http/notifications/unsubscribe.routes.js';
import { PostgresContacts } from '../../adapters/persistence/match/postgres-contacts.js';
import { PostgresOptOuts } from '../../adapters/persistence/notifications/postgres-opt-outs.js';
import { PostgresPushDevices } from '../../adapters/persistence/notifications/postgres-push-devices.js';
import { NoteRefusedAddress } from '../../application/account/note-refused-address.js';
import type { AdminContacts, Contacts } from '../../application/notifications/contacts.js';
import { Notifier } from '../../application/notifications/notifier.js';
import type { OptOuts } from '../../application/notifications/ports.js';
import { Preferences } from '../../application/notifications/preferences.js';
import type { PushDevices } from '../../application/notifications/push.js';
import { SEND_MAIL, SendMail } from '../../application/notifications/send-mail.js';
import { SEND_PUSH, SendPush } from '../../application/notifications/send-push.js';
import { SubscribeToPush } from '../../application/notifications/subscribe-to-push.js';
import { Unsubscribe } from '../../application/notifications/unsubscribe.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import {
  CURRENT_NAME,
  CLOCK,
  CONTEXT_REGISTRATION,
  type ContextRegistration,
  ENTITY_MANAGER,
  JOBS,
  MAILER,
  PUBLIC_URL,
  PUSH_SERVICE,
  RATE_LIMITER,
  SIGNED_LINKS,
} from './tokens.js';

export const CONTACTS = token<Contacts & AdminContacts>('Contacts');
const OPT_OUTS = token<OptOuts>('OptOuts');
const PUSH_DEVICES = token<PushDevices>('PushDevices');

/** Notifications by mail and push, and what users want of them. */
export const notificationsModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresContacts, [ENTITY_MANAGER], CONTACTS);
  bindClass(bind, PostgresOptOuts, [ENTITY_MANAGER], OPT_OUTS);
  bindClass(bind, Preferences, [OPT_OUTS, CLOCK]);
  bindClass(bind, PostgresPushDevices, [ENTITY_MANAGER], PUSH_DEVICES);
  bindClass(bind, SubscribeToPush, [PUSH_DEVICES, RATE_LIMITER, CLOCK]);
  bindClass(bind, SendPush, [PUSH_DEVICES, Preferences, PUSH_SERVICE, JOBS]);
  bindClass(bind, Notifier, [JOBS, SIGNED_LINKS, PUSH_DEVICES, CLOCK, CURRENT_NAME, PUBLIC_URL]);
  bindClass(bind, SendMail, [MAILER, Preferences, NoteRefusedAddress]);
  bindClass(bind, Unsubscribe, [SIGNED_LINKS, Preferences]);

  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context): ContextRegistration => {
      const { get } = context;
      const run = jobHandlers(context);
      return {
        routes: [
          ...preferencesRoutes({ preferences: get(Preferences) }),
          ...pushRoutes({
            devices: get(PUSH_DEVICES),
            subscribeToPush: get(SubscribeToPush),
            publicKey: get(PUSH_SERVICE).publicKey,
          }),
          ...unsubscribeRoutes({ unsubscribe: get(Unsubscribe), appName: get(CURRENT_NAME) }),
        ],
        errors: notificationsErrors,
        handlers: { [SEND_MAIL]: run(SendMail), [SEND_PUSH]: run(SendPush) },
        recurring: [],
      };
    })
    .inSingletonScope();
});
