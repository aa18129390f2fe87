import { useSearchParams } from 'react-router-dom';
import { addEntry } from '../../shared/ui/sheet-history.js';

/** Reads and updates URL parameters of this screen and preserves all others. */
export function useUrlParams() {
  const [address, setAddress] = useSearchParams();

  /** Replaces the current history entry. */
  function amend(edit: (next: URLSearchParams) => void): void {
    const next = new URLSearchParams(address);
    edit(next);
    setAddress(next, { preventScrollReset: true, replace: true });
  }

  return {
    address,
    amend,
    /** For a dialog, which Back closes. */
    open(edit: (next: URLSearchParams) => void): void {
      addEntry();
      amend(edit);
    },
  };
}
