import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { useFrames } from '../../shared/realtime/live.js';
import { toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { forgetFriendLink } from '../../shared/friend-link.js';
import { t } from './messages.js';

const PATH = '/api/user/friend-group';
const KEY = [PATH] as const;
/** A friend's withdrawal sends no frame. */
const REFETCH_MS = 30_000;

/** Query of the group of the open request. */
export function useFriendGroup(requestId: number) {
  const client = useQueryClient();
  const queryKey = [...KEY, requestId];
  useFrames(({ type }) => {
    if (type === 'matches_changed') void client.invalidateQueries({ queryKey });
  });
  return useQuery({ queryKey, queryFn: readGroup, refetchInterval: REFETCH_MS });
}

/** Opens a group for the open request, with a code for a friend. */
export const openFriendGroup = () => call('post', PATH, { body: { friends: 1 } });

/** The changes of a group; each shows the group that it leads to. */
export function useGroupActions(requestId: number) {
  const client = useQueryClient();
  const show = (view: Awaited<ReturnType<typeof readGroup>>) =>
    client.setQueryData([...KEY, requestId], view);
  const open = useAction({
    name: 'friend-group',
    run: openFriendGroup,
    onSuccess: show,
    failure: { title: t('failed'), text: t('tryAgain') },
  });
  const join = useAction({
    name: 'join-friend-group',
    run: (invitation: string) => call('post', `${PATH}/join`, { body: { invitation } }),
    onSuccess: (view) => {
      forgetFriendLink();
      toastSuccess({ title: t('joined') });
      return show(view);
    },
    defaultText: t('tryAgain'),
    onFailure: () => undefined,
  });
  const leave = useAction({
    name: 'friend-group',
    run: () => call('delete', PATH),
    onSuccess: show,
    failure: { title: t('failed'), text: t('tryAgain') },
  });
  return { open, join, leave };
}

const readGroup = () => call('get', PATH);
