import { Container } from 'inversify';
import { accountModule } from './account.module.js';
import { chatModule } from './chat.module.js';
import { figuresModule } from './figures.module.js';
import { matchModule } from './match.module.js';
import { matchingRequestModule } from './matching-request.module.js';
import { moderationModule } from './moderation.module.js';
import { placesModule } from './places.module.js';
import { meetupModule } from './meetup.module.js';
import { type Foundations, sharedModule } from './shared.module.js';
import { staffModule } from './staff.module.js';
import { standingModule } from './standing.module.js';
import { trustScoreModule } from './trust-score.module.js';

/** The whole product, wired. A new context is one more module in this list. */
export async function createContainer(foundations: Foundations): Promise<Container> {
  const container = new Container();
  await container.load(
    await sharedModule(foundations),
    accountModule,
    staffModule,
    matchingRequestModule,
    matchModule,
    chatModule,
    meetupModule,
    trustScoreModule,
    placesModule,
    moderationModule,
    figuresModule,
    standingModule,
  );
  return container;
}
