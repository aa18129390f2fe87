import { useEffect } from 'react';
import { useMe } from '../shared/session/me.js';
import { keepPush } from '../shared/push/push-subscription.js';

/** Subscribes a device again that had push messages before its session ended. A failure is retried at the next start. */
export function KeepPush() {
  const { id } = useMe();
  useEffect(() => {
    keepPush().catch(() => undefined);
  }, [id]);
  return null;
}
