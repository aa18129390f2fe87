import { defineEntity, p } from '@mikro-orm/core';
import { Claim } from '../../../domain/review-cases/claim.js';
import { mapped } from '../mapped.js';

const ClaimMapping = defineEntity({
  class: mapped(Claim),
  embeddable: true,
  properties: {
    by: p.integer(),
    until: p.datetime().columnType('timestamptz'),
  },
});

/** The columns `claimed_by` and `claimed_until` of a review case; null without a claim. */
export const claimed = () => p.embedded(ClaimMapping).prefix('claimed_').nullable();
