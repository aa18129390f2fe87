import { Container } from 'inversify';
import { accountModule } from './account.module.js';
import { appearanceModule } from './appearance.module.js';
import { chatModule } from './chat.module.js';
import { communityModule } from './community.module.js';
import { figuresModule } from './figures.module.js';
import { matchModule } from './match.module.js';
import { matchingRequestModule } from './matching-request.module.js';
import { moderationModule } from './moderation.module.js';
import { notificationsModule } from './notifications.module.js';
import { operationsModule } from './operations.module.js';
import { placesModule } from './places.module.js';
import { meetupModule } from './meetup.module.js';
import { reliabilityModule } from './reliability.module.js';
import { type Bindings, sharedModule } from './shared.module.js';
import { staffModule } from './staff.module.js';
import { suspensionModule } from './suspension.module.js';
import { trustScoreModule } from './trust-score.module.js';

/** Creates the dependency injection container. A new context adds one module to this list. */
export async function createContainer(bindings: Bindings): Promise<Container> {
  const container = new Container();
  await container.load(
    await sharedModule(bindings),
    notificationsModule,
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
    operationsModule,
    appearanceModule,
    suspensionModule,
    communityModule,
    reliabilityModule,
  );
  return container;
}
