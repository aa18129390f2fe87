import { Counter } from 'prom-client';
import type { Mailer, TextMessages } from '../../application/shared/ports.js';

const OUTCOMES = ['sent', 'failed'] as const;

/** Counts attempts to send mails and text messages; without a provider they go to the development inbox. */
export class ServiceMetrics {
  readonly mails = attempts('mails_total', 'Attempts to send a mail');
  readonly textMessages = attempts('text_messages_total', 'Attempts to send a text message');

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
