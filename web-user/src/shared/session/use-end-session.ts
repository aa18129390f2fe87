import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { endPushSubscription } from '../push/push-subscription.js';
import { clearLocalNotes } from '../local-notes.js';
import { toastSuccess } from '../ui/toast/toast-store.js';
import { expectSessionEnd } from './session-lost.js';
import { setSignedInUser } from './session.js';

/** Runs a request that ends the session, without the notice for an unexpected end. */
export async function withExpectedSessionEnd(call: () => Promise<unknown>): Promise<void> {
  expectSessionEnd(true);
  try {
    await call();
  } catch (error) {
    expectSessionEnd(false);
    throw error;
  }
}

/** Clears the browser's data of an ended session and shows the landing page with a toast. */
export function useEndSession(): (notice: { title: string; description?: string }) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    (notice) => {
      clearLocalNotes();
      void endPushSubscription();
      void navigate('/', { replace: true });
      setSignedInUser(null);
      client.clear();
      toastSuccess(notice);
    },
    [client, navigate],
  );
}
