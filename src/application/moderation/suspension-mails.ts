import { isolated } from '../../domain/shared/isolated.js';
import type { Suspension } from '../../domain/moderation/suspension.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import { composeMail, type MailText } from '../notifications/compose-mail.js';
import type { Recipient } from '../notifications/contacts.js';
import { queueMail } from '../notifications/send-mail.js';
import { momentText } from '../notifications/when-and-where.js';
import type { Jobs } from '../shared/ports.js';
import { MODERATION_MAIL_TEXTS } from './mail-texts.js';
import type { ModerationMailTexts } from './mail-texts.en.js';

type Write = (texts: ModerationMailTexts) => MailText & { readonly button: string };

/** Queues the mails about suspensions, which are sent after the commit only. The moderator's text is quoted verbatim. */
export class SuspensionMails {
  constructor(
    private readonly appName: () => string,
    private readonly publicUrl: string,
    private readonly homeZone: TimeZone,
    private readonly jobs: Jobs,
  ) {}

  suspended(person: Recipient, { reason, until }: Suspension): Promise<void> {
    const end = until && momentText(until, this.homeZone, person.language);
    return this.post(person, (texts) => texts.suspended(end, isolated(reason)));
  }

  ended(person: Recipient, { reason }: Suspension): Promise<void> {
    return this.post(person, (texts) => texts.ended(isolated(reason)));
  }

  lifted(person: Recipient, note: string | null): Promise<void> {
    return this.post(person, (texts) => texts.lifted(note ? isolated(note) : null));
  }

  appealAnswered(person: Recipient, { appeal, status }: Suspension): Promise<void> {
    return this.post(person, (texts) => texts.appealAnswered(status === 'lifted', appeal!.answer!));
  }

  private post({ email, firstName, language }: Recipient, write: Write): Promise<void> {
    const { button, ...text } = write(MODERATION_MAIL_TEXTS[language]);
    const link = { label: button, url: `${this.publicUrl}/auth` };
    const to = { to: email, firstName, language };
    return queueMail(
      this.jobs,
      composeMail({ appName: this.appName(), purpose: { kind: 'account' }, ...to, ...text, link }),
    );
  }
}
