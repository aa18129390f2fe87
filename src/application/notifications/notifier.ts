import { DAY_MS } from '../../domain/shared/durations.js';
import type { OptionalKind } from '../../domain/shared/notification-kind.js';
import type { Clock, Jobs, Mail } from '../shared/ports.js';
import type { SignedLinks } from '../shared/signed-links.js';
import { composeMail, type MailContent } from './compose-mail.js';
import type { Contact } from './contacts.js';
import type { MailText } from './mail-text.js';
import type { PushDevices, PushMessage } from './push.js';
import { queueMail } from './send-mail.js';
import { queuePush } from './send-push.js';
import { UNSUBSCRIBE_DAYS, unsubscribePath, unsubscribeSubject } from './unsubscribe-link.js';

type SentKind = OptionalKind | 'safety';

/** A message to one user. Of the kind `safety` it has no preference and no link to unsubscribe. */
export interface Notification extends Pick<MailContent, 'body' | 'facts' | 'attachments' | 'until'> {
  readonly kind: SentKind;
  /** The subject is also the text of the push message, which lock screens show. */
  readonly text: MailText;
  /** The page of the app that it opens, such as `/chat/12`. */
  readonly path: string;
}

/** Queues notifications in the current transaction; each channel asks the preferences when it sends. See ADR 48. */
export class Notifier {
  constructor(
    private readonly jobs: Jobs,
    private readonly links: SignedLinks,
    private readonly devices: Pick<PushDevices, 'idsOf'>,
    private readonly clock: Clock,
    private readonly appName: () => string,
    private readonly publicUrl: string,
  ) {}

  async notify(contact: Contact, notification: Notification): Promise<void> {
    const { kind, text, path } = notification;
    await this.mail(contact, notification);
    await this.push(contact.userId, kind, { title: text.subject, path: path || '/', tag: `${kind} ${path}` });
  }

  /** Queues push messages, or a mail to a user without push. @param push the page of the app, and whether it makes no sound */
  async reach(
    contact: Contact,
    notification: Notification,
    push: Pick<PushMessage, 'path' | 'isSilent'>,
  ): Promise<void> {
    const { kind, text } = notification;
    const hasPush = (await this.devices.idsOf(contact.userId)).length > 0;
    if (!hasPush) return this.mail(contact, notification);
    await this.push(contact.userId, kind, { title: text.subject, tag: `${kind} ${push.path}`, ...push });
  }

  /** Queues a mail alone, for what was pushed before. */
  async mail(contact: Contact, notification: Notification): Promise<void> {
    await queueMail(this.jobs, this.compose(contact, notification));
  }

  /** The mail, as it would be queued. */
  compose(contact: Contact, { kind, text, path, ...more }: Notification): Mail {
    const { userId, email, firstName, language } = contact;
    const { button, ...words } = text;
    const purpose =
      kind === 'safety' ? { kind } : { kind, userId, unsubscribeUrl: this.unsubscribeUrl(userId, kind) };
    const to = { to: email, firstName, language, purpose, appName: this.appName() };
    const link = button === undefined ? undefined : { label: button, url: `${this.publicUrl}${path}` };
    return composeMail({ ...to, ...words, ...(link && { link }), ...more });
  }

  /** Queues a push message alone, for what is not worth a mail. */
  async push(userId: number, kind: SentKind, message: PushMessage): Promise<void> {
    for (const deviceId of await this.devices.idsOf(userId))
      await queuePush(this.jobs, { deviceId, kind, message });
  }

  private unsubscribeUrl(userId: number, kind: OptionalKind): string {
    const expiresAt = new Date(this.clock.now().getTime() + UNSUBSCRIBE_DAYS * DAY_MS);
    const token = this.links.sign('unsubscribe', unsubscribeSubject({ userId, kind }), expiresAt);
    return this.publicUrl + unsubscribePath(token);
  }
}
