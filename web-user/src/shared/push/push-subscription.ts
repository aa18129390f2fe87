import { call } from '../api/call.js';
import { localNote, saveLocalNote } from '../local-notes.js';

/** What this browser allows: `blocked` was decided by its user, `unsupported` has no service worker or no push. */
export type PushSupport = 'supported' | 'blocked' | 'unsupported';

/** The browser's subscription belongs to the user with this note; it is removed with their other notes. */
const NOTE = 'push';

async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('Notification' in window)) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager;
}

export async function pushSupport(): Promise<PushSupport> {
  if (!(await pushManager())) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : 'supported';
}

/**
 * Asks for the permission, so it must follow a click, and subscribes this device.
 * @returns whether it is subscribed; false if the user declined
 */
export async function turnOnPush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await subscribe(publicKey);
  saveLocalNote(NOTE, 'on');
  return true;
}

export async function turnOffPush(): Promise<void> {
  await call('delete', '/api/user/push');
  await endPushSubscription();
}

/** Repeats the subscription of a device whose session began again, without asking for anything. */
export async function keepPush(): Promise<void> {
  if (localNote(NOTE) === '' || (await pushSupport()) !== 'supported') return;
  if (Notification.permission !== 'granted') return;
  const { publicKey, isSubscribed } = await call('get', '/api/user/push');
  if (!isSubscribed) await subscribe(publicKey);
}

/** Ends the subscription in the browser; that of the server ends with the session. */
export async function endPushSubscription(): Promise<void> {
  saveLocalNote(NOTE, '');
  try {
    await (await (await pushManager())?.getSubscription())?.unsubscribe();
  } catch {
    // The push service cannot be reached; its next answer about this subscription ends it on the server.
  }
}

async function subscribe(publicKey: string): Promise<void> {
  const manager = (await pushManager())!;
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  let subscription: PushSubscription;
  try {
    subscription = await manager.subscribe(wanted);
  } catch (error) {
    const earlier = await manager.getSubscription();
    if (!earlier) throw error;
    // A subscription with another key of the server is in the way.
    await earlier.unsubscribe();
    subscription = await manager.subscribe(wanted);
  }
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
  await call('put', '/api/user/push', { body });
}
