import type { PushDevices } from '../../../application/notifications/push.js';
import type { SubscribeToPush } from '../../../application/notifications/subscribe-to-push.js';
import { LIMITED, one, type Route } from '../route.js';
import { LONGEST_PUSH_ENDPOINT } from '../../../domain/notifications/push-subscription.js';
import { Bool, Described, Text } from '../fields.js';
import { routesFor } from '../routes-for.js';

class PushBody {
  @Described('Where the push service of the browser takes messages.')
  @Text({ min: 1, max: LONGEST_PUSH_ENDPOINT })
  endpoint!: string;

  @Described('The public key of the browser, base64url.')
  @Text({ min: 1, max: 100 })
  p256dh!: string;

  @Described('The authentication secret of the browser, base64url.')
  @Text({ min: 1, max: 40 })
  auth!: string;
}

class PushResponse {
  @Described('The key with which a browser subscribes, base64url.')
  @Text({ max: 100 })
  publicKey!: string;

  @Described('Whether the device of this session gets push messages.')
  @Bool()
  isSubscribed!: boolean;
}

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
