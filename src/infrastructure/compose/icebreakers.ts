import { AskingTables } from '../../application/icebreakers/asking-tables.js';
import type { IcebreakerPorts } from '../../application/icebreakers/ports.js';
import type { Shared } from './shared.js';

export function composeIcebreakers(shared: Shared, given: Omit<IcebreakerPorts, keyof Shared>) {
  const asking = new AskingTables({ ...shared, ...given });
  const handlers = {
    greetTable: { execute: (event: { matchId: number }) => asking.greet(event) },
    postIcebreakers: { execute: () => asking.askDue() },
  };
  return { handlers };
}
