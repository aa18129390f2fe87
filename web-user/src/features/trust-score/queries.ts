import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.js';
import { VERIFICATION } from '../../shared/api/keys.js';
import type { Review, Verification } from '../../shared/api/types.js';
import { upload } from '../../shared/api/upload.js';
import { useAction } from '../../shared/api/use-action.js';
import { useRefetchOnVisible } from '../../shared/hooks/use-polling.js';
import { refreshSession } from '../../shared/session/session.js';
import { t } from './messages.js';
import { isWaiting } from './step-status.js';

/** Polling interval while a review is pending. */
const POLL_INTERVAL_MS = 15_000;

/** Query of the trust steps: refetched on mount, and polled while a moderator's decision is pending. */
export function useVerification() {
  const query = useQuery({
    queryKey: VERIFICATION,
    queryFn: () => call('get', '/api/user/verification'),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.reviews.some(isWaiting) ? POLL_INTERVAL_MS : false),
  });
  useRefetchOnVisible(query);
  return query;
}

function useTakeIn(): (verification: Verification) => void {
  const client = useQueryClient();
  return (verification) => {
    client.setQueryData(VERIFICATION, verification);
    void refreshSession();
  };
}

export const useSendCode = (onSent?: () => void) =>
  useAction({
    name: 'phone',
    run: (phoneNumber: string) =>
      call('post', '/api/user/verification/phone/send', { body: { phoneNumber } }),
    done: () => ({ title: t('codeSentTitle'), description: t('codeSentText') }),
    onSuccess: () => onSent?.(),
    failure: { title: t('sendFailedTitle'), text: t('sendFailedText') },
  });

export const useVerifyPhone = () =>
  useAction({
    name: 'phone',
    run: (body: { phoneNumber: string; code: string }) =>
      call('post', '/api/user/verification/phone/verify', { body }),
    done: () => ({ title: t('phoneDoneTitle'), description: t('phoneDoneText') }),
    onSuccess: useTakeIn(),
    failure: { title: t('verifyFailedTitle'), text: t('verifyFailedText') },
  });

export function useRemovePhone(onRemoved: () => void) {
  const takeIn = useTakeIn();
  return useAction({
    name: 'remove phone',
    run: () => call('delete', '/api/user/verification/phone'),
    done: () => ({ title: t('phoneRemovedTitle'), description: t('phoneRemovedText') }),
    onSuccess: (verification) => {
      onRemoved();
      takeIn(verification);
    },
    failure: { title: t('removeFailedTitle'), text: t('removeFailedText') },
  });
}

/** The action name of an upload, by which a retry dismisses its error toast. */
export const uploading = (kind: Review['kind']): string => `upload ${kind}`;

/** Mutation that uploads evidence. `sent` is the progress, 0 to 1; null when no upload is running. */
export function useSendEvidence(kind: Review['kind']) {
  const [sent, setSent] = useState<number | null>(null);
  const [stop, setStop] = useState<AbortController | null>(null);
  const send = useAction({
    name: uploading(kind),
    run: async (file: File) => {
      const controller = new AbortController();
      const way = { file, onProgress: setSent, signal: controller.signal };
      setStop(controller);
      setSent(0);
      try {
        return kind === 'id'
          ? await upload('/api/user/verification/id', { ...way, field: 'idDocument' })
          : await upload('/api/user/verification/profile-picture', { ...way, field: 'profilePicture' });
      } finally {
        setSent(null);
      }
    },
    done: () => ({ title: t('uploadedTitle'), description: t('uploadedText') }),
    onSuccess: useTakeIn(),
    failure: { title: t('uploadFailedTitle'), text: t('uploadFailedText') },
    onFailure: ({ name }) => name === 'AbortError',
  });
  return { send, sent, cancel: () => stop?.abort() };
}

export const useWithdraw = (kind: Review['kind']) =>
  useAction({
    name: `withdraw ${kind}`,
    run: () => call('delete', '/api/user/verification/{kind}', { params: { kind } }),
    done: () => ({ title: t('withdrawnTitle'), description: t('withdrawnText') }),
    onSuccess: useTakeIn(),
    failure: { title: t('withdrawFailedTitle'), text: t('withdrawFailedText') },
  });
