import type { FeedbackQueries } from '../../../application/feedback/feedback-views.js';
import { MatchNotFound } from '../../../domain/match/match-errors.js';
import { one, route, type Route } from '../route.js';
import { OwnFeedbackResponse } from './feedback.dto.js';
import { MatchParams } from '../match/match.dto.js';

export function feedbackRoutes({ queries }: { readonly queries: FeedbackQueries }): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/matches/:id/feedback',
      tag: 'Matches',
      operationId: 'getFeedback',
      summary: "Get the reader's own feedback on a match",
      access: 'member',
      params: MatchParams,
      responses: { 200: one(OwnFeedbackResponse, 'The feedback, or null; only its author can read it') },
      handle: async ({ userId, params }) => {
        const { isMember, feedback } = await queries.feedbackOf(userId, params.id);
        if (!isMember) throw new MatchNotFound();
        return {
          feedback: feedback && {
            ...feedback,
            again: [...feedback.again],
            notAgain: [...feedback.notAgain],
            came: [...feedback.came],
            didNotCome: [...feedback.didNotCome],
          },
        };
      },
    }),
  ];
}
