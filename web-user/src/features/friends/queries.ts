import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { useFrames } from '../../shared/realtime/live.js';
import { t } from './messages.js';

const PATH = '/api/user/friend-group';
const KEY = [PATH] as const;
/** For a device without a socket. */
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

/** Joins a friend, with a request for the same slot where there is none. */
export const joinFriendGroup = (body: { invitation: string; replaces?: number }) =>
  call('post', `${PATH}/join`, { body });

/** The changes of a group; each shows the group that it leads to. */
export function useGroupActions(requestId: number) {
  const client = useQueryClient();
  const show = (view: Awaited<ReturnType<typeof readGroup>>) =>
    client.setQueryData([...KEY, requestId], view);
  const failure = { title: t('failed'), text: t('tryAgain') };
  const name = 'friend-group';
  const open = useAction({
    name,
    run: () => call('post', PATH, { body: { friends: 1 } }),
    onSuccess: show,
    failure,
  });
  const join = useAction({
    name: 'join-friend-group',
    run: (invitation: string) => joinFriendGroup({ invitation }),
    done: () => ({ title: t('joined') }),
    onSuccess: show,
    failure: { text: t('tryAgain') },
  });
  const goWithout = useAction({ name, run: () => call('post', `${PATH}/go`), onSuccess: show, failure });
  const leave = useAction({ name, run: () => call('delete', PATH), onSuccess: show, failure });
  return { open, join, goWithout, leave };
}

const readGroup = () => call('get', PATH);
