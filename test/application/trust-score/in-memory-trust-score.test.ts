import { trustScoreContract } from '../../contracts/trust-score-contract.js';
import { aTrustDesk } from './a-trust-desk.js';

trustScoreContract(async () => {
  const { work, users, reviews, verifications, jobs } = aTrustDesk();
  return {
    work,
    users,
    reviews,
    verifications,
    queries: reviews,
    published: async () => jobs.waiting.map(({ name }) => name),
  };
});
