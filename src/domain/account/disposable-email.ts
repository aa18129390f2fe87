import { deniedField } from '../shared/refusal.js';

/** Anybody may read the mails of such an address, which is thrown away after the sign-up. */
export class DisposableEmail extends deniedField(
  'disposable_email',
  'email',
  "Please use an email that you keep: this provider's addresses are thrown away",
) {}

/**
 * @param address normalized
 * @param isListed whether a domain is one of disposable addresses; its subdomains then are too
 * @throws DisposableEmail
 */
export function ensureLasting(address: string, isListed: (domain: string) => boolean): void {
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.');
  for (let first = 0; first < labels.length - 1; first++)
    if (isListed(labels.slice(first).join('.'))) throw new DisposableEmail();
}
