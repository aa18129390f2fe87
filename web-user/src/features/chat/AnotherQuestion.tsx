import { MessageCircleQuestionMark } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { MENU_ITEM } from './menu-look.js';
import { t } from './messages.js';
import { useAskQuestion, useQuestionsLeft } from './queries.js';

/** The item of the chat's menu that asks for another question, with how many the table has left. */
export function AnotherQuestion({ matchId }: { matchId: number }) {
  const left = useQuestionsLeft(matchId).data?.left;
  const ask = useAskQuestion(matchId);
  const isOnline = useIsOnline();
  return (
    <DropdownMenu.Item
      disabled={!isOnline || left === 0 || ask.isPending}
      onSelect={() => ask.mutate()}
      className={`${MENU_ITEM} data-disabled:cursor-not-allowed data-disabled:text-muted data-highlighted:bg-sunken`}
    >
      <MessageCircleQuestionMark aria-hidden className="size-5 shrink-0" />
      <span>
        {t('askAnother')} <small className="block font-normal text-muted">{hint(isOnline, left)}</small>
      </span>
    </DropdownMenu.Item>
  );
}

function hint(isOnline: boolean, left: number | undefined): string | null {
  if (!isOnline) return t('askOffline');
  if (left === undefined) return null;
  return left === 0 ? t('askNoneLeft') : t('askLeft', { count: left });
}
