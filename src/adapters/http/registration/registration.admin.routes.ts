import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import type { InvitationQueries, RegistrationPolicies } from '../../../application/registration/ports.js';
import type { WhoMayJoin } from '../../../application/registration/who-may-join.js';
import type { Clock } from '../../../application/shared/ports.js';
import { yesOrNo } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import { RecordParams } from '../record-params.js';
import { MessageResponse } from '../message-response.js';
import { one, type Route } from '../route.js';
import {
  CreatedInvitationResponse,
  InvitationBody,
  InvitationResponse,
  RegistrationPolicyBody,
  RegistrationPolicyResponse,
} from './registration.admin.dto.js';
import { presentInvitation } from './registration.admin.presenter.js';
import { routesFor } from '../routes-for.js';

export interface ConsoleRegistrationServices {
  readonly policies: RegistrationPolicies;
  readonly whoMayJoin: WhoMayJoin;
  readonly invitationQueries: InvitationQueries;
  readonly reads: AuditedReads;
  readonly clock: Clock;
}

const tag = 'Console: registration';
const admin = routesFor('admin', tag);

/** What admins choose under Registration. */
export function consoleRegistrationRoutes(services: ConsoleRegistrationServices): Route[] {
  const read = async (): Promise<RegistrationPolicyResponse> => {
    const { policy, emailDomains, version } = (await services.policies.find()).state;
    return { policy, emailDomains, version };
  };
  return [
    admin.get('/api/admin/registration', 'getRegistrationPolicy', {
      summary: 'Get who may join',
      responses: { 200: one(RegistrationPolicyResponse, 'The policy') },
      handle: read,
    }),
    admin.put('/api/admin/registration', 'changeRegistrationPolicy', {
      summary: 'Choose who may join',
      body: RegistrationPolicyBody,
      responses: {
        200: one(RegistrationPolicyResponse, 'The policy after the change'),
        409: { description: 'Someone else has changed it in the meantime' },
      },
      handle: async ({ userId: actorId, body }) => {
        await services.whoMayJoin.changePolicy({ actorId, ...body });
        return read();
      },
    }),
    listRoute({
      name: 'invitations',
      tag,
      operationId: 'listInvitations',
      summary: 'List invitations with who made them and who joined by them, newest first',
      access: 'admin',
      isAudited: true,
      shape: InvitationResponse,
      rules: { sorts: ['id', 'endsAt'], order: ['id', 'DESC'], filters: { isUsable: yesOrNo } },
      read: async (asked) => {
        const found = await services.invitationQueries.page(asked, services.clock.now());
        return { ...found, rows: found.rows.map(presentInvitation) };
      },
      noteRead: (...page) => services.reads.listed('invitation.listed', ...page),
    }),
    admin.post('/api/admin/invitations', 'createInvitation', {
      summary: 'Make a link to join with, which works a number of times until it ends',
      body: InvitationBody,
      responses: {
        200: one(CreatedInvitationResponse, 'The link'),
        409: { description: 'Too many links work already' },
      },
      handle: ({ userId: actorId, body }) => services.whoMayJoin.invite({ actorId, ...body }),
    }),
    admin.post('/api/admin/invitations/:id/revoke', 'revokeInvitation', {
      summary: 'End a link before its time',
      params: RecordParams,
      responses: {
        200: one(MessageResponse, 'The link no longer works'),
        404: { description: 'Not found, or revoked already' },
      },
      handle: async ({ userId: actorId, params }) => {
        await services.whoMayJoin.revoke({ actorId, id: params.id });
        return { message: 'The link no longer works' };
      },
    }),
  ];
}
