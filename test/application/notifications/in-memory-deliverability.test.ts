import { deliverabilityContract } from '../../contracts/deliverability-contract.js';
import { InMemoryDeliverability } from '../../support/fakes/in-memory-deliverability.js';

describe('deliverability in memory', () => {
  const addresses = ['ada@example.org', 'grace@example.org'] as const;
  deliverabilityContract(async () => ({
    store: new InMemoryDeliverability((address) => addresses.some((each) => each === address)),
    addresses,
  }));
});
