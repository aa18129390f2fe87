import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import type { DisposableDomains } from '../../application/registration/ports.js';

/** The list of the package `disposable-email-domains-js`, read with the first question. A new version brings a newer list. */
export class BundledDisposableDomains implements DisposableDomains {
  private domains: ReadonlySet<string> | undefined;

  has(domain: string): boolean {
    return (this.domains ??= disposableEmailBlocklistSet()).has(domain);
  }
}
