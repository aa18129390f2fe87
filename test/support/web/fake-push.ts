import { jest } from '@jest/globals';

interface FakePush {
  /** What the browser answers when it is asked for the permission. */
  answer: NotificationPermission;
  readonly asked: jest.Mock;
  readonly unsubscribed: jest.Mock;
  /** The keys of the server with which the browser subscribed. */
  readonly keys: unknown[];
  readonly remove: () => void;
}

/** A browser with a service worker and push messages. */
export function fakePush({
  permission = 'default' as NotificationPermission,
  isSubscribed = false,
} = {}): FakePush {
  const keys: unknown[] = [];
  const unsubscribed = jest.fn();
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      unsubscribed();
      isSubscribed = false;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => (isSubscribed ? subscription : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: unknown }) => {
      keys.push(applicationServerKey);
      isSubscribed = true;
      return subscription;
    },
  };
  const asked = jest.fn();
  const notification = {
    permission,
    requestPermission: async () => {
      asked();
      return (notification.permission = fake.answer);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  Object.defineProperty(window, 'Notification', { configurable: true, value: notification });
  const remove = () => {
    delete (navigator as { serviceWorker?: unknown }).serviceWorker;
    delete (window as { Notification?: unknown }).Notification;
  };
  const fake: FakePush = { answer: 'granted', asked, unsubscribed, keys, remove };
  return fake;
}
