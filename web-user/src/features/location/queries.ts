import type { Coordinates } from '@domain/shared/distance.js';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { ACTIVE_REQUEST } from '../../shared/api/keys.js';
import type { ActiveRequest } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { positionParams } from '../../shared/places/suggestions.js';
import { refreshSession } from '../../shared/session/session.js';
import { t } from './messages.js';

/**
 * Reverse-geocodes a position.
 * @throws ApiError when no name was found
 */
export const placeAt = (position: Coordinates) =>
  call('get', '/api/geocode/reverse', { query: positionParams(position) });

/** From its first seat on, a request keeps its location; any other, and the first one, take the new one. */
function effectOf(request: ActiveRequest | null | undefined) {
  if (request?.status === 'matched') return 'updatedWhileSeated';
  return request?.keepsLocation ? 'updatedForNext' : 'updatedText';
}

export function useSaveLocation(onSaved?: () => void) {
  const client = useQueryClient();
  return useAction({
    name: 'location',
    run: (place: { location: string } & Partial<Coordinates>) =>
      call('patch', '/api/user/location', { body: place }),
    done: ({ location, locationNear, latitude }) => {
      const isPlaced = latitude !== null;
      const effect = isPlaced ? effectOf(client.getQueryData(ACTIVE_REQUEST)) : 'updatedUnplaced';
      return { title: t('updatedTitle'), description: t(effect, { location: locationNear ?? location }) };
    },
    onSuccess: () => {
      onSaved?.();
      return refreshSession();
    },
    failure: { title: t('error'), text: t('updateFailed'), hidesOutages: true },
  });
}
