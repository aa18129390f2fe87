import type { PushDevices } from '../../../application/notifications/push.js';
import type { SubscribeToPush } from '../../../application/notifications/subscribe-to-push.js';
import { LIMITED, one, type Route } from '../route.js';
import { PushBody, PushResponse } from './push.dto.js';
import { routesFor } from '../routes-for.js';

export interface PushRouteServices {
  readonly devices: Pick<PushDevices, 'has' | 'removeOf'>;
  readonly subscribeToPush: SubscribeToPush;
  readonly publicKey: string;
}

const path = '/api/user/push';
const member = routesFor('member', 'Notifications');

/** Push messages to the device of the session. */
export function pushRoutes({ devices, subscribeToPush, publicKey }: PushRouteServices): Route[] {
  const present = async (sessionId: string): Promise<PushResponse> => ({
    publicKey,
    isSubscribed: await devices.has(sessionId),
  });
  return [
    member.get(path, 'getPush', {
      summary: 'Get the key for push messages, and whether this device gets them',
      responses: { 200: one(PushResponse, 'The key and the state of this device') },
      handle: ({ request }) => present(request.sessionID),
    }),
    member.put(path, 'subscribeToPush', {
      summary: 'Send push messages to this device until its session ends',
      body: PushBody,
      responses: { 200: one(PushResponse, 'This device gets push messages'), ...LIMITED },
      handle: async ({ userId, body, request }) => {
        await subscribeToPush.execute({ userId, sessionId: request.sessionID, subscription: body });
        return present(request.sessionID);
      },
    }),
    member.delete(path, 'unsubscribeFromPush', {
      summary: 'Send no more push messages to this device',
      responses: { 200: one(PushResponse, 'This device gets no push messages') },
      handle: async ({ request }) => {
        await devices.removeOf(request.sessionID);
        return present(request.sessionID);
      },
    }),
  ];
}
