import { READING_COMMUNITY, ReadCommunity } from '../../../src/application/community/read-community.js';
import { NO_COMMUNITY_TEXTS } from '../../../src/domain/community/community-texts.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { refused } from '../../support/refused.js';

it('everyone may read the community, and one network only so often', async () => {
  const shown = { ...NO_COMMUNITY_TEXTS, name: 'Uni X' };
  const read = new ReadCommunity({ shown }, new InMemoryRateLimiter(new FixedClock()));
  for (let time = 0; time < READING_COMMUNITY.times; time++) await read.execute('203.0.113.7');
  await refused(read.execute('203.0.113.7'), 'too_many_attempts');
  expect(await read.execute('203.0.113.8')).toEqual(shown);
});
