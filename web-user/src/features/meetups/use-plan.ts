import { useUrlParams } from './use-url-params.js';
import { VENUE_PARAMS, venueFromLink } from './plan/venue-from-link.js';

const PLAN = 'plan';
const OPEN = 'meetup';
const ID = /^[1-9]\d{0,8}$/;

function clear(next: URLSearchParams): void {
  for (const name of [PLAN, ...VENUE_PARAMS]) next.delete(name);
}

/** Whether the URL opens the meetup form, for which meetup, and with which venue. */
export function usePlan() {
  const { address, open, amend } = useUrlParams();
  const asked = address.get(PLAN) ?? '';

  return {
    planning: asked === 'new' ? ('new' as const) : ID.test(asked) ? Number(asked) : null,
    venue: venueFromLink(address),
    plan: () => open((next) => next.set(PLAN, 'new')),
    /** In the place of the meetup's details, which are there again once the form is closed. */
    edit: (meetupId: number) => amend((next) => next.set(PLAN, String(meetupId))),
    close: () => amend(clear),
    /** Replaces the form by the new meetup. */
    show: (meetupId: number) =>
      amend((next) => {
        clear(next);
        next.set(OPEN, String(meetupId));
      }),
  };
}
