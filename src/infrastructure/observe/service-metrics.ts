import { Counter } from 'prom-client';
import type {
  BounceOutcome,
  MailCounts,
  WithheldReason,
} from '../../application/notifications/deliverability.js';
import type { Mailer, TextMessages } from '../../application/shared/ports.js';

const OUTCOMES = ['sent', 'failed'] as const;
const WITHHELD_REASONS: readonly WithheldReason[] = ['undeliverable', 'outdated'];
const BOUNCE_OUTCOMES: readonly BounceOutcome[] = ['undeliverable', 'temporary', 'unknown'];

/** Counts attempts to send mails and text messages; without a provider they go to the development inbox. */
export class ServiceMetrics implements MailCounts {
  readonly mails = attempts('mails_total', 'Attempts to send a mail');
  readonly textMessages = attempts('text_messages_total', 'Attempts to send a text message');
  readonly mailsWithheld = new Counter({
    name: 'mails_withheld_total',
    help: 'Mails that were not sent, by reason (undeliverable: their address; outdated: what they tell had ended)',
    labelNames: ['reason'],
    registers: [],
  });
  readonly mailBounces = new Counter({
    name: 'mail_bounces_total',
    help: 'Reports on mails that came back, by outcome (undeliverable: the address was marked)',
    labelNames: ['outcome'],
    registers: [],
  });

  constructor() {
    for (const reason of WITHHELD_REASONS) this.mailsWithheld.inc({ reason }, 0);
    for (const outcome of BOUNCE_OUTCOMES) this.mailBounces.inc({ outcome }, 0);
  }

  withheld(reason: WithheldReason): void {
    this.mailsWithheld.inc({ reason });
  }

  bounced(outcome: BounceOutcome): void {
    this.mailBounces.inc({ outcome });
  }

  countedMailer(mailer: Mailer): Mailer {
    return { send: (mail) => counted(this.mails, mailer.send(mail)) };
  }

  countedTextMessages(service: TextMessages): TextMessages {
    return { deliver: (message) => counted(this.textMessages, service.deliver(message)) };
  }
}

function attempts(name: string, what: string): Counter<'outcome'> {
  const help = `${what}, by outcome (sent: the provider accepted it)`;
  const counter = new Counter({ name, help, labelNames: ['outcome'], registers: [] });
  for (const outcome of OUTCOMES) counter.inc({ outcome }, 0);
  return counter;
}

async function counted(counter: Counter<'outcome'>, sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    counter.inc({ outcome: 'failed' });
    throw error;
  }
  counter.inc({ outcome: 'sent' });
}
