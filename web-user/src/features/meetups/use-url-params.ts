import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sheetsInHistory } from '../../shared/ui/sheet-history.js';

/** Reads and updates URL parameters of this screen and preserves all others. */
export function useUrlParams() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { openedHere?: boolean } | null };
  const [address, setAddress] = useSearchParams();
  type Options = Parameters<typeof setAddress>[1];

  function change(edit: (next: URLSearchParams) => void, options?: Options): void {
    const next = new URLSearchParams(address);
    edit(next);
    setAddress(next, { preventScrollReset: true, ...options });
  }

  return {
    address,
    /** Pushes a history entry. */
    open: (edit: (next: URLSearchParams) => void) => change(edit, { state: { openedHere: true } }),
    /** Replaces the current history entry. */
    amend: (edit: (next: URLSearchParams) => void) => change(edit, { replace: true, state }),
    /** Goes back to before the entry that opened it, past a question above it; without one (a deep link) `edit` replaces the parameters. */
    close: (edit: (next: URLSearchParams) => void) =>
      state?.openedHere ? void navigate(-1 - sheetsInHistory()) : change(edit, { replace: true }),
  };
}
