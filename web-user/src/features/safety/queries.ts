import type { ReportReason } from '@domain/moderation/report.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
import type { Person, ReportTarget } from './safety-action.js';
import { t } from './messages.js';

/** Query of the blocked users. */
export const useBlocks = () =>
  useQuery({ queryKey: ['/api/user/blocks'], queryFn: () => call('get', '/api/user/blocks') });

const block = ({ id }: Person) => call('post', '/api/users/{id}/block', { params: { id } });
const unblock = ({ id }: Person) => call('delete', '/api/users/{id}/block', { params: { id } });

interface Words {
  title: string;
  text: string;
}

/** Mutation of a block. A block changes chats, lists and meetups, so all active queries are invalidated. */
function useBlocking(
  run: (person: Person) => Promise<unknown>,
  done: (person: Person) => Words,
  failed: (person: Person) => string,
) {
  const client = useQueryClient();
  return useAction({
    name: 'block',
    run,
    onSuccess: (_, person) => {
      const { title, text } = done(person);
      toastSuccess({ title, description: text });
      return client.invalidateQueries();
    },
    defaultText: t('tryAgain'),
    onFailure: (error, person) => {
      toastError({ title: failed(person), description: messageOf(error, t('tryAgain')), action: 'block' });
    },
  });
}

export const useBlock = () =>
  useBlocking(
    block,
    ({ name }) => ({ title: t('blocked', { name }), text: t('blockedText') }),
    ({ name }) => t('notBlocked', { name }),
  );

export const useUnblock = () =>
  useBlocking(
    unblock,
    ({ name }) => ({ title: t('unblocked', { name }), text: t('unblockedText') }),
    ({ name }) => t('unblockFailed', { name }),
  );

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
    onSuccess: (blockFailure, { alsoBlock }) => {
      const isBlocked = alsoBlock && !blockFailure;
      toastSuccess({
        title: t('reported'),
        description: isBlocked ? t('reportedAndBlocked', { name: alsoBlock.name }) : t('reportedText'),
      });
      if (alsoBlock && blockFailure) {
        toastError({
          title: t('notBlocked', { name: alsoBlock.name }),
          description: messageOf(blockFailure, t('tryAgain')),
        });
      }
      onSent();
      if (isBlocked) return client.invalidateQueries();
    },
    defaultText: t('tryAgain'),
    onFailure: (error) => {
      toastError({
        title: t('reportFailed'),
        description: messageOf(error, t('tryAgain')),
        action: 'report',
      });
    },
  });
}
