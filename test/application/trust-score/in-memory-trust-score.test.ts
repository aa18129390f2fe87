import { trustScoreContract } from '../../contracts/trust-score-contract.js';
import { aTrustDesk } from './a-trust-desk.js';

trustScoreContract(async () => {
  const { unitOfWork, users, reviews, verifications, jobs } = aTrustDesk();
  return {
    unitOfWork,
    users,
    reviews,
    verifications,
    queries: reviews,
    published: async () => jobs.waiting.map(({ name }) => name),
  };
});
