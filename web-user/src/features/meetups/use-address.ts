import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useMe } from '../../shared/session/me.js';
import { today } from '../../shared/today.js';
import { choicesOn, type FilterName, filtersFrom } from './filters.js';

const OPEN = 'meetup';
const ID = /^[1-9]\d{0,8}$/;

/** What the list shows is told by the page's address, so that going back, reloading and sharing find it again. */
export function useAddress() {
  const me = useMe();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { openedHere?: boolean } | null };
  const [address, setAddress] = useSearchParams();
  const choices = choicesOn(today(me));
  const asked = address.get(OPEN) ?? '';

  function change(edit: (next: URLSearchParams) => void, options?: Parameters<typeof setAddress>[1]): void {
    const next = new URLSearchParams(address);
    edit(next);
    setAddress(next, { preventScrollReset: true, ...options });
  }

  return {
    choices,
    filters: filtersFrom(address, choices),
    filter: (name: FilterName, value: string | null) =>
      change((next) => (value === null ? next.delete(name) : next.set(name, value)), { replace: true }),
    clearFilters: () =>
      change((next) => Object.keys(choices).forEach((name) => next.delete(name)), { replace: true }),
    openId: ID.test(asked) ? Number(asked) : null,
    open: (meetupId: number) =>
      change((next) => next.set(OPEN, String(meetupId)), { state: { openedHere: true } }),
    /** Back to where it was opened; whoever came in by a link stays on the list. */
    close: () =>
      state?.openedHere ? void navigate(-1) : change((next) => next.delete(OPEN), { replace: true }),
  };
}
