import { BundledDisposableDomains } from '../../../src/adapters/mail/bundled-disposable-domains.js';

const domains = new BundledDisposableDomains();

it.each(['mailinator.com', 'yopmail.com', 'guerrillamail.com'])(
  '%s is a domain of disposable addresses',
  (each) => {
    expect(domains.has(each)).toBe(true);
  },
);

it.each(['gmail.com', 'icloud.com', 'duck.com', 'mozmail.com', 'proton.me', 'example.org', 'example.edu'])(
  '%s is not, relays of lasting addresses neither',
  (each) => {
    expect(domains.has(each)).toBe(false);
  },
);
