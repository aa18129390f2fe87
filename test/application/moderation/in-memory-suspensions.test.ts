import { suspensionsContract } from '../../contracts/suspensions-contract.js';
import { InMemorySuspensions } from '../../support/fakes/in-memory-suspensions.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';

suspensionsContract(async () => {
  const suspensions = new InMemorySuspensions();
  return {
    unitOfWork: new InMemoryUnitOfWork(suspensions.rows),
    suspensions,
    standings: suspensions,
    people: [1001, 1002, 1003, 1004],
  };
});
