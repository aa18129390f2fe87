import type { Coordinates } from '@domain/shared/distance.js';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.js';
import { MEETUPS } from '../../../shared/api/keys.js';
import type { Meetup, MeetupChange, MeetupPlan } from '../../../shared/api/types.js';
import { useAction } from '../../../shared/api/use-action.js';
import { positionParams } from '../../../shared/places/suggestions.js';
import { SEATS, withWithdrawal } from '../queries.js';
import { t } from './messages.js';

/** Query of nearby places, nearest first; disabled without a position. */
export const usePlacesAround = (at: Coordinates | null) =>
  useQuery({
    queryKey: ['/api/places/nearby', at?.latitude, at?.longitude],
    queryFn: at ? () => call('get', '/api/places/nearby', { query: positionParams(at) }) : skipToken,
  });

export function useOpenMeetup(onOpened: (meetup: Meetup) => void) {
  const client = useQueryClient();
  return useAction({
    name: 'plan-meetup',
    run: (body: MeetupPlan) => call('post', '/api/meetups', { body }),
    done: ({ requestWithdrawn }) => ({
      title: t('openedTitle'),
      description: withWithdrawal(t('openedText'), requestWithdrawn),
    }),
    onSuccess: (meetup) => {
      client.setQueryData([...MEETUPS, meetup.id], meetup);
      onOpened(meetup);
    },
    refreshes: SEATS,
    failure: { title: t('error'), text: t('openFailed') },
  });
}

export function useChangeMeetup(meetupId: number, onChanged: () => void) {
  const client = useQueryClient();
  return useAction({
    name: 'plan-meetup',
    run: (body: MeetupChange) => call('patch', '/api/meetups/{id}', { params: { id: meetupId }, body }),
    done: ({ requestWithdrawn }) => ({
      title: t('savedTitle'),
      description: withWithdrawal(t('savedText'), requestWithdrawn),
    }),
    onSuccess: (meetup) => {
      client.setQueryData([...MEETUPS, meetupId], meetup);
      onChanged();
    },
    refreshes: SEATS,
    failure: { title: t('error'), text: t('saveFailed') },
  });
}
