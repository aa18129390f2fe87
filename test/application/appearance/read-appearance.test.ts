import { ReadAppearance } from '../../../src/application/appearance/read-appearance.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';

it('anyone reads the appearance, at most 600 times a minute from one network', async () => {
  const blue = { palette: 'navy', logo: null } as const;
  const read = new ReadAppearance({ read: async () => blue }, new InMemoryRateLimiter(new FixedClock()));
  for (let time = 0; time < 600; time++) expect(await read.execute({ network: '192.0.2.1' })).toEqual(blue);
  await expect(read.execute({ network: '192.0.2.1' })).rejects.toThrow(TooManyAttempts);
  expect(await read.execute({ network: '192.0.2.2' })).toEqual(blue);
});
