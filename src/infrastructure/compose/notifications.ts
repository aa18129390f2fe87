import type {
  BounceTokens,
  Deliverability,
  MailCounts,
} from '../../application/notifications/deliverability.js';
import { FORGET_SENT_MAILS, forgetSentMails } from '../../application/notifications/forget-sent-mails.js';
import { NoteBounce } from '../../application/notifications/note-bounce.js';
import type { OptOuts } from '../../application/notifications/ports.js';
import { Preferences } from '../../application/notifications/preferences.js';
import type { PushDevices, PushService } from '../../application/notifications/push.js';
import type { RefusedAddresses } from '../../application/notifications/recipient-refused.js';
import { SEND_MAIL, SendMail } from '../../application/notifications/send-mail.js';
import { SEND_PUSH, SendPush } from '../../application/notifications/send-push.js';
import { SEND_TEXT_MESSAGE, SendTextMessage } from '../../application/notifications/send-text-message.js';
import { SubscribeToPush } from '../../application/notifications/subscribe-to-push.js';
import { Unsubscribe } from '../../application/notifications/unsubscribe.js';
import type { Mailer, TextMessages } from '../../application/shared/ports.js';
import type { Background, Shared } from './shared.js';

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
  const preferences = new Preferences(optOuts, clock);
  const background: Background = {
    handlers: {
      [SEND_MAIL]: new SendMail(
        mailer,
        preferences,
        noteRefusedAddress,
        deliverability,
        bounceTokens,
        jobs,
        mailCounts,
        clock,
      ),
      [FORGET_SENT_MAILS]: forgetSentMails(deliverability, clock),
      [SEND_PUSH]: new SendPush(pushDevices, preferences, pushService, jobs),
      [SEND_TEXT_MESSAGE]: new SendTextMessage(textMessages),
    },
    recurring: [{ name: FORGET_SENT_MAILS, match: '23 * * * *' }],
  };
  return {
    preferences,
    noteBounce: new NoteBounce(deliverability, noteRefusedAddress, mailCounts),
    subscribeToPush: new SubscribeToPush(pushDevices, limiter, clock),
    unsubscribe: new Unsubscribe(links, preferences),
    background,
  };
}
