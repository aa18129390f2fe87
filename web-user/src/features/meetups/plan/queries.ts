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

type SavedMeetup = Meetup & { requestWithdrawn: boolean };

function useSaving<Body>(
  as: 'opened' | 'saved',
  run: (body: Body) => Promise<SavedMeetup>,
  onSaved: (meetup: Meetup) => void,
) {
  const client = useQueryClient();
  return useAction({
    name: 'plan-meetup',
    run,
    done: ({ requestWithdrawn }) => ({
      title: t(`${as}Title`),
      description: withWithdrawal(t(`${as}Text`), requestWithdrawn),
    }),
    onSuccess: (meetup) => {
      client.setQueryData([...MEETUPS, meetup.id], meetup);
      onSaved(meetup);
    },
    refreshes: SEATS,
    failure: { title: t('error'), text: t(as === 'opened' ? 'openFailed' : 'saveFailed') },
  });
}

export const useOpenMeetup = (onOpened: (meetup: Meetup) => void) =>
  useSaving('opened', (body: MeetupPlan) => call('post', '/api/meetups', { body }), onOpened);

export const useChangeMeetup = (id: number, onChanged: () => void) =>
  useSaving(
    'saved',
    (body: MeetupChange) => call('patch', '/api/meetups/{id}', { params: { id }, body }),
    onChanged,
  );
