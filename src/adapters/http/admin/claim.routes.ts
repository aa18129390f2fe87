import type { CaseCommand } from '../../../application/review-cases/review-desk.js';
import type { Route, RouteResponse } from '../route.js';
import { routesFor } from '../routes-for.js';
import type { Tag } from '../tags.js';

interface ClaimRoutes<R> {
  /** Path of one review case, with `:id`. */
  readonly path: `${string}/:id`;
  readonly tag: Tag;
  readonly operationIds: Readonly<Record<'claim' | 'release', string>>;
  /** Name of the review case in summaries. */
  readonly noun: string;
  /** Description of the 403 response. */
  readonly conflict: string;
  readonly responses: (done: string, refused: string) => Record<number, RouteResponse>;
  readonly desk: { claim(command: CaseCommand): Promise<void>; release(command: CaseCommand): Promise<void> };
  /** The response body after the action. */
  readonly recordOf: (caseId: number, moderatorId: number) => Promise<R>;
}

/** Claim and release of review cases of one kind. */
export const claimRoutes = <R extends object>(kind: ClaimRoutes<R>): Route[] => {
  const moderator = routesFor('moderator', kind.tag);
  return [
    moderator.post(`${kind.path}/claim`, kind.operationIds.claim, {
      summary: `Claim a ${kind.noun} for 15 minutes; claiming again prolongs`,
      responses: {
        ...kind.responses('The claim', 'Claimed by another moderator, or decided'),
        403: { description: kind.conflict },
      },
      handle: async ({ userId: moderatorId, params }) => {
        await kind.desk.claim({ caseId: params.id, moderatorId });
        return kind.recordOf(params.id, moderatorId);
      },
    }),
    moderator.post(`${kind.path}/release`, kind.operationIds.release, {
      summary: `Release the claim of a ${kind.noun}`,
      responses: kind.responses('The claim is released', 'Not claimed by the reader, or decided'),
      handle: async ({ userId: moderatorId, params }) => {
        await kind.desk.release({ caseId: params.id, moderatorId });
        return kind.recordOf(params.id, moderatorId);
      },
    }),
  ];
};
