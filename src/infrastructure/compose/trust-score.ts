import { EvidenceFiles } from '../../application/trust-score/evidence-files.js';
import { EvidenceRetention } from '../../application/trust-score/evidence-retention.js';
import { OwnPhone } from '../../application/trust-score/own-phone.js';
import { OwnVerification } from '../../application/trust-score/own-verification.js';
import type { TrustScorePorts } from '../../application/trust-score/ports.js';
import { ResealEvidence } from '../../application/trust-score/reseal-evidence.js';
import { VerificationDesk } from '../../application/trust-score/verification-desk.js';
import { WithdrawOpenReviews } from '../../application/trust-score/withdraw-open-reviews.js';
import type { Shared } from './shared.js';

export function composeTrustScore(shared: Shared, given: Omit<TrustScorePorts, keyof Shared>) {
  const ports: TrustScorePorts = { ...shared, ...given };
  const ownPhone = new OwnPhone(ports);
  const ownVerification = new OwnVerification(ports);
  const retention = new EvidenceRetention(ports, ownVerification);
  const handlers = {
    removeStrayFile: { execute: ({ key }: { key: string }) => retention.removeStray(key) },
    purgePhoneCodes: { execute: () => ownPhone.purgeCodes() },
    purgeEvidence: { execute: () => retention.purge() },
    onReviewEnded: {
      commitsInSteps: true as const,
      execute: ({ reviewId }: { reviewId: number }) => retention.eraseIfDue(reviewId),
    },
  };
  return {
    ownPhone,
    ownVerification,
    withdrawOpenReviews: new WithdrawOpenReviews(ports.reviews, ports.clock),
    readHandedInFiles: new EvidenceFiles(ports),
    resealEvidence: new ResealEvidence(ports),
    verificationDesk: new VerificationDesk(ports),
    handlers,
  };
}
