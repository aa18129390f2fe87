/** Providers that ignore dots in the local part, by each of their domains; the value is the domain that stands for them. */
const WITHOUT_DOTS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox that an address is delivered to, as one form of all its spellings: without a `+tag`, and without dots where
 * the provider ignores them. It identifies the mailbox only; mails are sent to the address itself.
 * @param email normalized by `emailFrom`
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const name = local.replace(/(?<=.)\+.*$/, '');
  const provider = WITHOUT_DOTS.get(domain);
  return provider === undefined ? `${name}@${domain}` : `${name.replaceAll('.', '')}@${provider}`;
}
