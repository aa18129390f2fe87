import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, hkdfSync } from 'node:crypto';
import { Counter } from 'prom-client';
import {
  SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityEvents,
  type SecurityFacts,
} from '../../application/shared/security-events.js';

/** 96 bits, so that the pseudonyms of two accounts never collide in practice. */
const NAME_LENGTH = 16;

/**
 * Writes a structured log line and increments a counter for each security event. Accounts appear under stable
 * pseudonyms that are derived from the secret.
 */
export class SecurityLog implements SecurityEvents {
  private readonly key: Uint8Array;
  private readonly networks = new AsyncLocalStorage<string | null>();

  /** A metric of the process, with every event initialized to 0. */
  readonly counter = new Counter({
    name: 'security_events_total',
    help: 'Security events, as docs/operations.md lists them',
    labelNames: ['event'],
    registers: [],
  });

  constructor(
    sessionSecret: string,
    private readonly write: (fields: object) => void,
  ) {
    this.key = new Uint8Array(hkdfSync('sha256', sessionSecret, '', 'accounts in the security log', 32));
    for (const event of SECURITY_EVENTS) this.counter.inc({ event }, 0);
  }

  /** Runs a request's handlers with its network as context. @param network truncated, so that it identifies no user */
  during<T>(network: string | null, work: () => T): T {
    return this.networks.run(network, work);
  }

  record(event: SecurityEvent, { accountId, actorId = null, reason }: SecurityFacts): void {
    const network = this.networks.getStore();
    this.counter.inc({ event });
    this.write({
      event,
      ...(accountId !== null && { account: this.nameOf(accountId) }),
      ...(actorId !== null && actorId !== accountId && { by: this.nameOf(actorId) }),
      ...(network && { network }),
      ...(reason !== undefined && { reason }),
    });
  }

  private nameOf(accountId: number): string {
    return createHmac('sha256', this.key).update(String(accountId)).digest('base64url').slice(0, NAME_LENGTH);
  }
}
