import type { ReportReason } from '@domain/moderation/report.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { EVERYTHING, useAction } from '../../shared/api/use-action.js';
import { toastError } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';
import type { Person, ReportTarget } from './safety-action.js';

/** Query of the blocked users. */
export const useBlocks = () =>
  useQuery({ queryKey: ['/api/user/blocks'], queryFn: () => call('get', '/api/user/blocks') });

const block = ({ id }: Person) => call('post', '/api/users/{id}/block', { params: { id } });
const unblock = ({ id }: Person) => call('delete', '/api/users/{id}/block', { params: { id } });

type Words = Record<'done' | 'text' | 'failed', Parameters<typeof t>[0]>;

/** Mutation of a block, which changes chats, lists and meetups. */
const useBlocking = (run: (person: Person) => Promise<unknown>, words: Words) =>
  useAction({
    name: 'block',
    run,
    done: (_, { name }) => ({ title: t(words.done, { name }), description: t(words.text) }),
    refreshes: EVERYTHING,
    failure: { title: ({ name }) => t(words.failed, { name }), text: t('tryAgain') },
  });

export const useBlock = () =>
  useBlocking(block, { done: 'blocked', text: 'blockedText', failed: 'notBlocked' });
export const useUnblock = () =>
  useBlocking(unblock, { done: 'unblocked', text: 'unblockedText', failed: 'unblockFailed' });

interface Report {
  about: ReportTarget;
  reason: ReportReason;
  note: string;
  /** A user to block after the report is saved. */
  alsoBlock: Person | null;
}

const targetOf = (about: ReportTarget): number => (about.kind === 'user' ? about.person.id : about.id);

/** Mutation that sends a report, then the optional block. If only the block fails, the report still counts as sent. */
export function useReport(onSent: () => void) {
  const client = useQueryClient();
  return useAction({
    name: 'report',
    run: async ({ about, reason, note, alsoBlock }: Report): Promise<Error | null> => {
      const body = { kind: about.kind, targetId: targetOf(about), reason, note: note.trim() || undefined };
      await call('post', '/api/reports', { body });
      if (!alsoBlock) return null;
      return block(alsoBlock).then(
        () => null,
        (error: Error) => error,
      );
    },
    done: (blockFailure, { alsoBlock }) => ({
      title: t('reported'),
      description:
        alsoBlock && !blockFailure ? t('reportedAndBlocked', { name: alsoBlock.name }) : t('reportedText'),
    }),
    onSuccess: (blockFailure, { alsoBlock }) => {
      if (alsoBlock && blockFailure) {
        const title = t('notBlocked', { name: alsoBlock.name });
        toastError({ title, description: messageOf(blockFailure, t('tryAgain')) });
      }
      onSent();
      if (alsoBlock && !blockFailure) return client.invalidateQueries();
    },
    failure: { title: t('reportFailed'), text: t('tryAgain') },
  });
}
