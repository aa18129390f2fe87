import type {
  BounceTokens,
  Deliverability,
  MailCounts,
} from '../../application/notifications/deliverability.js';
import { forgetSentMails, NoteBounce } from '../../application/notifications/note-bounce.js';
import type { OptOuts } from '../../application/notifications/ports.js';
import { Preferences } from '../../application/notifications/preferences.js';
import type { PushDevices, PushService } from '../../application/notifications/push.js';
import type { RefusedAddresses } from '../../application/notifications/recipient-refused.js';
import { SendMail } from '../../application/notifications/send-mail.js';
import { SendPush } from '../../application/notifications/send-push.js';
import { SendTextMessage } from '../../application/notifications/send-text-message.js';
import { SubscribeToPush } from '../../application/notifications/subscribe-to-push.js';
import type { Mailer, TextMessages } from '../../application/shared/ports.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly optOuts: OptOuts;
  readonly pushDevices: PushDevices;
  readonly pushService: PushService;
  readonly mailer: Mailer;
  readonly deliverability: Deliverability;
  readonly bounceTokens: BounceTokens;
  readonly mailCounts: MailCounts;
  readonly textMessages: TextMessages;
  readonly noteRefusedAddress: RefusedAddresses;
}

/** Notifications by mail, push and text message, and what users want of them. */
export function composeNotifications(shared: Shared, ports: Ports) {
  const { jobs, limiter, links, clock } = shared;
  const { optOuts, pushDevices, pushService, mailer, textMessages, noteRefusedAddress } = ports;
  const { deliverability, bounceTokens, mailCounts } = ports;
  const preferences = new Preferences(optOuts, links, clock);
  const handlers = {
    sendMail: new SendMail(
      mailer,
      preferences,
      noteRefusedAddress,
      deliverability,
      bounceTokens,
      jobs,
      mailCounts,
      clock,
    ),
    forgetSentMails: forgetSentMails(deliverability, clock),
    sendPush: new SendPush(pushDevices, preferences, pushService, jobs),
    sendTextMessage: new SendTextMessage(textMessages),
  };
  return {
    preferences,
    noteBounce: new NoteBounce(deliverability, noteRefusedAddress, mailCounts),
    subscribeToPush: new SubscribeToPush(pushDevices, limiter, clock),
    handlers,
  };
}
