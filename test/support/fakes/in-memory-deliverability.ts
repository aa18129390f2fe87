import type {
  BounceOutcome,
  Deliverability,
  MailCounts,
  WithheldReason,
} from '../../../src/application/notifications/deliverability.js';

/** @param hasAccount whether a normalized address is that of an account; by default each one is */
export class InMemoryDeliverability implements Deliverability {
  readonly marks = new Map<string, { readonly reply: string; readonly since: Date }>();
  readonly sent = new Map<string, { readonly address: string; readonly at: Date }>();

  constructor(private readonly hasAccount: (address: string) => boolean = () => true) {}

  async isUndeliverable(address: string): Promise<boolean> {
    return this.marks.has(address.toLowerCase()) && this.hasAccount(address.toLowerCase());
  }

  async mark(written: string, reply: string, at: Date): Promise<void> {
    const address = written.toLowerCase();
    if (this.hasAccount(address))
      this.marks.set(address, { reply, since: this.marks.get(address)?.since ?? at });
  }

  async startAnew(address: string): Promise<void> {
    this.marks.delete(address.toLowerCase());
    for (const [token, mail] of this.sent)
      if (mail.address === address.toLowerCase()) this.sent.delete(token);
  }

  async noteSent(token: string, address: string, at: Date): Promise<void> {
    if (!this.sent.has(token)) this.sent.set(token, { address: address.toLowerCase(), at });
  }

  async addressOf(token: string): Promise<string | null> {
    return this.sent.get(token)?.address ?? null;
  }

  async forgetSentBefore(instant: Date, limit: number): Promise<number> {
    const gone = [...this.sent].filter(([, { at }]) => at < instant).slice(0, limit);
    for (const [token] of gone) this.sent.delete(token);
    return gone.length;
  }
}

export class RecordingMailCounts implements MailCounts {
  readonly withheldMails: WithheldReason[] = [];
  readonly outcomes: BounceOutcome[] = [];

  withheld(reason: WithheldReason): void {
    this.withheldMails.push(reason);
  }

  bounced(outcome: BounceOutcome): void {
    this.outcomes.push(outcome);
  }
}
