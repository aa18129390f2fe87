import { TokenBucket } from '../../../src/adapters/websocket/connection.js';

it('the limit of frames allows a burst, and then the rate', () => {
  let now = 0;
  const bucket = new TokenBucket(40, 10, () => now);
  const takeAll = () => {
    let taken = 0;
    while (bucket.take()) taken++;
    return taken;
  };
  expect(takeAll()).toBe(40);
  now += 1_000;
  expect(takeAll()).toBe(4);
  now += 60_000;
  expect(takeAll()).toBe(40);
});
