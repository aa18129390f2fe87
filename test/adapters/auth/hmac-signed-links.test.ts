import { HmacSignedLinks } from '../../../src/adapters/auth/hmac-signed-links.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';

const clock = new FixedClock();
const links = new HmacSignedLinks('a secret of the tests', clock);
const inAnHour = () => new Date(clock.now().getTime() + 3_600_000);

it('a token gives back its subject until it ends', () => {
  const hourly = new HmacSignedLinks('a secret of the tests', clock);
  const token = links.sign('unsubscribe', '7:chat', inAnHour());
  expect(hourly.read('unsubscribe', token)).toBe('7:chat');
  clock.pass({ minutes: 59 });
  expect(links.read('unsubscribe', token)).toBe('7:chat');
  clock.pass({ minutes: 1 });
  expect(links.read('unsubscribe', token)).toBeNull();
});

it('a token is refused for another purpose, with another secret, and when any part of it was changed', () => {
  const token = links.sign('unsubscribe', '7:chat', inAnHour());
  expect(links.read('attendance', token)).toBeNull();
  expect(new HmacSignedLinks('another secret', clock).read('unsubscribe', token)).toBeNull();
  const [subject, end, mac] = token.split('.') as [string, string, string];
  const other = Buffer.from('8:chat').toString('base64url');
  for (const changed of [
    `${other}.${end}.${mac}`,
    `${subject}.${Number(end) + 1}.${mac}`,
    `${subject}.${end}.${mac.slice(0, -2)}xx`,
    `${subject}.${end}`,
    `${token}x`,
    '',
    'x'.repeat(100_000),
  ])
    expect(links.read('unsubscribe', changed)).toBeNull();
});
