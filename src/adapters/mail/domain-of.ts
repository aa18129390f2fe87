import { domainToASCII } from 'node:url';

/** The domain of an address, or of a name with one, in ASCII; `localhost` without a domain. */
export const domainOf = (sender: string): string =>
  domainToASCII(/@([^\s>]+)/.exec(sender)?.[1] ?? '') || 'localhost';
