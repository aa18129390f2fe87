import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { VERIFICATION } from '../../shared/api/keys.js';
import type { Review, Verification } from '../../shared/api/types.js';
import { upload } from '../../shared/api/upload.js';
import { useAction } from '../../shared/api/use-action.js';
import { refreshSession } from '../../shared/session/session.js';
import { useRefetchOnVisible } from '../../shared/hooks/use-polling.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
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

interface Words {
  title: string;
  text: string;
}

/** Mutation of a trust step: shows a toast and invalidates everything that displays the score. */
function useStep<Input, Output>(
  name: string,
  run: (input: Input) => Promise<Output>,
  { done, failed, after }: { done: Words; failed: Words; after?: (output: Output) => void },
) {
  return useAction<Input, Output>({
    name,
    run,
    onSuccess: (output) => {
      toastSuccess({ title: done.title, description: done.text });
      after?.(output);
    },
    defaultText: failed.text,
    onFailure: (error) => {
      if (error.name === 'AbortError') return;
      toastError({ title: failed.title, description: messageOf(error, failed.text), action: name });
    },
  });
}

function useTakeIn(): (verification: Verification) => void {
  const client = useQueryClient();
  return (verification) => {
    client.setQueryData(VERIFICATION, verification);
    void refreshSession();
  };
}

export const useSendCode = (onSent: () => void) =>
  useStep(
    'phone',
    (phoneNumber: string) => call('post', '/api/user/verification/phone/send', { body: { phoneNumber } }),
    {
      done: { title: t('codeSentTitle'), text: t('codeSentText') },
      failed: { title: t('sendFailedTitle'), text: t('sendFailedText') },
      after: onSent,
    },
  );

export const useVerifyPhone = () =>
  useStep(
    'phone',
    (body: { phoneNumber: string; code: string }) =>
      call('post', '/api/user/verification/phone/verify', { body }),
    {
      done: { title: t('phoneDoneTitle'), text: t('phoneDoneText') },
      failed: { title: t('verifyFailedTitle'), text: t('verifyFailedText') },
      after: useTakeIn(),
    },
  );

export const useRemovePhone = (onRemoved: () => void) => {
  const takeIn = useTakeIn();
  return useStep('remove phone', () => call('delete', '/api/user/verification/phone'), {
    done: { title: t('phoneRemovedTitle'), text: t('phoneRemovedText') },
    failed: { title: t('removeFailedTitle'), text: t('removeFailedText') },
    after: (verification) => {
      onRemoved();
      takeIn(verification);
    },
  });
};

/** The action name of an upload, by which a retry dismisses its error toast. */
export const uploading = (kind: Review['kind']): string => `upload ${kind}`;

/** Mutation that uploads evidence. `sent` is the progress, 0 to 1; null when no upload is running. */
export function useSendEvidence(kind: Review['kind']) {
  const [sent, setSent] = useState<number | null>(null);
  const [stop, setStop] = useState<AbortController | null>(null);
  const send = useStep(
    uploading(kind),
    async (file: File) => {
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
    {
      done: { title: t('uploadedTitle'), text: t('uploadedText') },
      failed: { title: t('uploadFailedTitle'), text: t('uploadFailedText') },
      after: useTakeIn(),
    },
  );
  return { send, sent, cancel: () => stop?.abort() };
}

export const useWithdraw = (kind: Review['kind']) =>
  useStep(`withdraw ${kind}`, () => call('delete', '/api/user/verification/{kind}', { params: { kind } }), {
    done: { title: t('withdrawnTitle'), text: t('withdrawnText') },
    failed: { title: t('withdrawFailedTitle'), text: t('withdrawFailedText') },
    after: useTakeIn(),
  });
