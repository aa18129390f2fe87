import type { SystemMessages } from '../../application/chat/system-messages.js';
import { GreetTable } from '../../application/icebreakers/greet-table.js';
import type { IcebreakerTables } from '../../application/icebreakers/ports.js';
import { PostIcebreakers } from '../../application/icebreakers/post-icebreakers.js';
import { TableIcebreakers } from '../../application/icebreakers/table-icebreakers.js';
import type { Matches } from '../../application/match/ports.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly matches: Matches;
  readonly icebreakerTables: IcebreakerTables;
  readonly systemMessages: SystemMessages;
}

export function composeIcebreakers({ unitOfWork, clock }: Shared, ports: Ports) {
  const { matches, icebreakerTables, systemMessages } = ports;
  const icebreakers = new TableIcebreakers(icebreakerTables, systemMessages);
  const greetTable = new GreetTable(unitOfWork, matches, icebreakers, systemMessages);
  const handlers = {
    greetTable,
    postIcebreakers: new PostIcebreakers(unitOfWork, matches, icebreakerTables, icebreakers, clock),
  };
  return { handlers };
}
