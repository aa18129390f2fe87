import type { FeedbackQueries } from '../../../application/feedback/ports.js';
import { MatchNotFound } from '../../../domain/match/match-errors.js';
import { one, type Route } from '../route.js';
import { OwnFeedbackResponse } from './feedback.dto.js';
import { routesFor } from '../routes-for.js';

const member = routesFor('member', 'Matches');

export function feedbackRoutes({ queries }: { readonly queries: FeedbackQueries }): Route[] {
  return [
    member.get('/api/matches/:id/feedback', 'getFeedback', {
      summary: "Get the reader's own feedback on a match",
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
