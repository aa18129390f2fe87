import type { SharePlan } from '../../../application/safety/share-plan.js';
import { originOf } from '../account/caller-origin.js';
import { MessageResponse } from '../message-response.js';
import { LIMITED, many, one, type Route } from '../route.js';
import { secretPageSender } from '../secret-page.js';
import { MatchParams } from '../match/match.dto.js';
import {
  NewSharedPlanResponse,
  OwnSharedPlanResponse,
  SharedPlanPageParams,
  SharedPlanResponse,
} from './shared-plan.dto.js';
import { goneSharedPlanPage, sharedPlanPage } from './shared-plan-page.js';
import { routesFor } from '../routes-for.js';

export interface SharedPlanServices {
  readonly sharePlan: SharePlan;
  readonly appName: () => string;
}

const path = '/api/matches/:id/shared-plan';
const tag = 'Matches';
const member = routesFor('member', tag);
const anyone = routesFor('public', tag);
const PAGE = { mediaType: 'text/html' };

/** The link with which a member shares when and where they meet, and its page. See ADR 55. */
export function sharedPlanRoutes({ sharePlan, appName }: SharedPlanServices): Route[] {
  const send = secretPageSender(appName);
  return [
    member.get('/api/user/shared-plans', 'listSharedPlans', {
      summary: 'List the links to plans that the user has made and that work, by the start of the meeting',
      responses: { 200: many(OwnSharedPlanResponse, 'One for each match at most') },
      handle: async ({ userId }) =>
        (await sharePlan.list(userId)).map(({ matchId, startsAt, sharedAt }) => ({
          matchId,
          startsAt: startsAt.toISOString(),
          sharedAt: sharedAt.toISOString(),
        })),
    }),
    member.get(path, 'getSharedPlan', {
      summary: 'Get whether the user shares the plan of this match',
      params: MatchParams,
      responses: { 200: one(SharedPlanResponse) },
      handle: async ({ userId, params }) => {
        const { canShare, sharedAt } = await sharePlan.state(userId, params.id);
        return { canShare, sharedAt: sharedAt?.toISOString() ?? null };
      },
    }),
    member.post(path, 'sharePlan', {
      summary: 'Make a link that shows a friend when and where; an earlier one does not work from then on',
      params: MatchParams,
      responses: {
        200: one(NewSharedPlanResponse),
        409: { description: 'The match is over' },
        ...LIMITED,
      },
      handle: async ({ userId, params }) => {
        const { token, sharedAt } = await sharePlan.create(userId, params.id);
        return { path: `/p/${token}`, sharedAt: sharedAt.toISOString() };
      },
    }),
    member.delete(path, 'stopSharingPlan', {
      summary: 'Revoke the link to the plan',
      params: MatchParams,
      responses: { 200: one(MessageResponse, 'The link does not work any more') },
      handle: async ({ userId, params }) => {
        await sharePlan.revoke(userId, params.id);
        return { message: 'That link no longer works' };
      },
    }),
    anyone.get('/p/:token', 'getSharedPlanPage', {
      summary: 'The page of the link with which a member shares when and where they meet',
      params: SharedPlanPageParams,
      responses: {
        200: { ...PAGE, description: 'The page' },
        404: { ...PAGE, description: 'The link does not work, or no longer' },
        ...LIMITED,
      },
      handle: async ({ params, request, response }) => {
        const plan = await sharePlan.read(params.token, originOf(request));
        if (plan) send(request, response, 200, (settings) => sharedPlanPage(plan, settings));
        else send(request, response, 404, goneSharedPlanPage);
      },
    }),
  ];
}
