import { ensureLasting } from '../../../src/domain/account/disposable-email.js';

const isListed = (domain: string) => domain === 'trash.example';

it.each(['ada@trash.example', 'ada@mx.eu.trash.example'])(
  'the disposable address %s is refused',
  (address) => {
    expect(() => ensureLasting(address, isListed)).toThrow("this provider's addresses are thrown away");
  },
);

it.each(['ada@example.org', 'ada@nottrash.example', 'ada@trash.example.org'])('%s is accepted', (address) => {
  expect(() => ensureLasting(address, isListed)).not.toThrow();
});
