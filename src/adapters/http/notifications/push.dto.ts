import { LONGEST_PUSH_ENDPOINT } from '../../../domain/notifications/push-subscription.js';
import { Bool, Described, Text } from '../fields.js';

export class PushBody {
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

export class PushResponse {
  @Described('The key with which a browser subscribes, base64url.')
  @Text({ max: 100 })
  publicKey!: string;

  @Described('Whether the device of this session gets push messages.')
  @Bool()
  isSubscribed!: boolean;
}
