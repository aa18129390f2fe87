import type { Coordinates } from '@domain/shared/distance.js';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.js';
import { ACTIVE_REQUEST, MATCHES, MEETUPS } from '../../../shared/api/keys.js';
import type { Meetup, MeetupChange, MeetupPlan } from '../../../shared/api/types.js';
import { useAction } from '../../../shared/api/use-action.js';
import { positionParams } from '../../../shared/places/suggestions.js';
import { toastSuccess } from '../../../shared/ui/toast/toast-store.js';
import { withWithdrawal } from '../queries.js';
import { t } from './messages.js';

/** Query of nearby places, nearest first; disabled without a position. */
export const usePlacesAround = (at: Coordinates | null) =>
  useQuery({
    queryKey: ['/api/places/nearby', at?.latitude, at?.longitude],
    queryFn: at ? () => call('get', '/api/places/nearby', { query: positionParams(at) }) : skipToken,
  });

/** Stores the response in the query cache and invalidates the lists. */
function useSaved() {
  const client = useQueryClient();
  return (meetup: Meetup) => {
    client.setQueryData([...MEETUPS, meetup.id], meetup);
    void client.invalidateQueries({ queryKey: MEETUPS });
    void client.invalidateQueries({ queryKey: MATCHES });
    void client.invalidateQueries({ queryKey: ACTIVE_REQUEST });
  };
}

export function useOpenMeetup(onOpened: (meetup: Meetup) => void) {
  const saved = useSaved();
  return useAction({
    name: 'plan-meetup',
    run: (body: MeetupPlan) => call('post', '/api/meetups', { body }),
    onSuccess: (meetup) => {
      saved(meetup);
      const description = withWithdrawal(t('openedText'), meetup.requestWithdrawn);
      toastSuccess({ title: t('openedTitle'), description });
      onOpened(meetup);
    },
    failure: { title: t('error'), text: t('openFailed') },
  });
}

export function useChangeMeetup(meetupId: number, onSaved: () => void) {
  const saved = useSaved();
  return useAction({
    name: 'plan-meetup',
    run: (body: MeetupChange) => call('patch', '/api/meetups/{id}', { params: { id: meetupId }, body }),
    onSuccess: (meetup) => {
      saved(meetup);
      const description = withWithdrawal(t('savedText'), meetup.requestWithdrawn);
      toastSuccess({ title: t('savedTitle'), description });
      onSaved();
    },
    failure: { title: t('error'), text: t('saveFailed') },
  });
}
