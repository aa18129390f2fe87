import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../shared/session/me.js';
import { today } from '../../shared/today.js';
import { addEntry } from '../../shared/ui/sheet-history.js';
import { filterOptions, type FilterName, parseFilters } from './filters.js';
import { VENUE_PARAMS, venueFromLink } from './plan/venue-from-link.js';

const OPEN = 'meetup';
const WHOSE = 'whose';
const PLAN = 'plan';
const ID = /^[1-9]\d{0,8}$/;

const idIn = (param: string): number | null => (ID.test(param) ? Number(param) : null);

/** State of the list in the URL, so that back, reload and shared links restore it. */
export function useListParams() {
  const me = useMe();
  const [address, setAddress] = useSearchParams();
  const choices = filterOptions(today(me));
  const planned = address.get(PLAN);

  /** Replaces the current history entry and preserves all other parameters. */
  function amend(edit: (next: URLSearchParams) => void): void {
    const next = new URLSearchParams(address);
    edit(next);
    setAddress(next, { preventScrollReset: true, replace: true });
  }
  /** For a dialog, which Back closes. */
  function openDialog(name: string, value: string): void {
    addEntry();
    amend((next) => next.set(name, value));
  }
  const endPlan = (next: URLSearchParams) => [PLAN, ...VENUE_PARAMS].forEach((name) => next.delete(name));

  return {
    choices,
    filters: parseFilters(address, choices),
    filter: (name: FilterName, value: string | null) =>
      amend((next) => (value === null ? next.delete(name) : next.set(name, value))),
    clearFilters: () => amend((next) => Object.keys(choices).forEach((name) => next.delete(name))),
    /** Whether the user's own meetups are listed, and not all open ones. */
    showsOwn: address.get(WHOSE) === 'own',
    openId: planned === null ? idIn(address.get(OPEN) ?? '') : null,
    open: (meetupId: number) => openDialog(OPEN, String(meetupId)),
    close: () => amend((next) => next.delete(OPEN)),
    /** Whether the meetup form is open, for which meetup, and with which venue. */
    planning: planned === 'new' ? ('new' as const) : idIn(planned ?? ''),
    venue: venueFromLink(address),
    plan: () => openDialog(PLAN, 'new'),
    /** In the place of the meetup's details, which are there again once the form is closed. */
    edit: (meetupId: number) => amend((next) => next.set(PLAN, String(meetupId))),
    closePlan: () => amend(endPlan),
    /** Replaces the form by the new meetup. */
    show: (meetupId: number) =>
      amend((next) => {
        endPlan(next);
        next.set(OPEN, String(meetupId));
      }),
  };
}
