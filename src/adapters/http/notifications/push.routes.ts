import type { PushDevices } from '../../../application/notifications/push.js';
import type { SubscribeToPush } from '../../../application/notifications/subscribe-to-push.js';
import { LIMITED, one, route, type Route } from '../route.js';
import { PushBody, PushResponse } from './push.dto.js';

export interface PushRouteServices {
  readonly devices: Pick<PushDevices, 'has' | 'removeOf'>;
  readonly subscribeToPush: SubscribeToPush;
  readonly publicKey: string;
}

const path = '/api/user/push';
const tag = 'Notifications';

/** Push messages to the device of the session. */
export function pushRoutes({ devices, subscribeToPush, publicKey }: PushRouteServices): Route[] {
  const present = async (sessionId: string): Promise<PushResponse> => ({
    publicKey,
    isSubscribed: await devices.has(sessionId),
  });
  return [
    route({
      method: 'get',
      path,
      tag,
      operationId: 'getPush',
      summary: 'Get the key for push messages, and whether this device gets them',
      access: 'member',
      responses: { 200: one(PushResponse, 'The key and the state of this device') },
      handle: ({ request }) => present(request.sessionID),
    }),
    route({
      method: 'put',
      path,
      tag,
      operationId: 'subscribeToPush',
      summary: 'Send push messages to this device until its session ends',
      access: 'member',
      body: PushBody,
      responses: { 200: one(PushResponse, 'This device gets push messages'), ...LIMITED },
      handle: async ({ userId, body, request }) => {
        await subscribeToPush.execute({ userId, sessionId: request.sessionID, subscription: body });
        return present(request.sessionID);
      },
    }),
    route({
      method: 'delete',
      path,
      tag,
      operationId: 'unsubscribeFromPush',
      summary: 'Send no more push messages to this device',
      access: 'member',
      responses: { 200: one(PushResponse, 'This device gets no push messages') },
      handle: async ({ request }) => {
        await devices.removeOf(request.sessionID);
        return present(request.sessionID);
      },
    }),
  ];
}
