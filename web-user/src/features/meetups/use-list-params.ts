import { useMe } from '../../shared/session/me.js';
import { today } from '../../shared/today.js';
import { filterOptions, type FilterName, parseFilters } from './filters.js';
import { useUrlParams } from './use-url-params.js';

const OPEN = 'meetup';
const WHOSE = 'whose';
const ID = /^[1-9]\d{0,8}$/;

/** State of the list in the URL, so that back, reload and shared links restore it. */
export function useListParams() {
  const me = useMe();
  const page = useUrlParams();
  const choices = filterOptions(today(me));
  const openParam = page.address.get(OPEN) ?? '';

  return {
    choices,
    filters: parseFilters(page.address, choices),
    filter: (name: FilterName, value: string | null) =>
      page.amend((next) => (value === null ? next.delete(name) : next.set(name, value))),
    clearFilters: () => page.amend((next) => Object.keys(choices).forEach((name) => next.delete(name))),
    /** Whether the user's own meetups are listed, and not all open ones. */
    showsOwn: page.address.get(WHOSE) === 'own',
    openId: ID.test(openParam) && !page.address.has('plan') ? Number(openParam) : null,
    open: (meetupId: number) => page.open((next) => next.set(OPEN, String(meetupId))),
    close: () => page.amend((next) => next.delete(OPEN)),
  };
}
