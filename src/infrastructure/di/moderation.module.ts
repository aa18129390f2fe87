import { ContainerModule } from 'inversify';
import { CONTEXT_EDGE } from './tokens.js';

/** Reports, blocks and suspensions: what keeps people safe from each other. */
export const moderationModule = new ContainerModule(({ bind }) => {
  bind(CONTEXT_EDGE).toConstantValue({ routes: [], errors: {}, handlers: {}, recurring: [] });
});
