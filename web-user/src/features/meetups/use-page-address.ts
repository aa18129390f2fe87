import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The page's address: what it says of this screen, and how to change that without losing the rest. */
export function usePageAddress() {
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
    /** One step further, from where one comes back. */
    open: (edit: (next: URLSearchParams) => void) => change(edit, { state: { openedHere: true } }),
    /** The same step, said differently. */
    amend: (edit: (next: URLSearchParams) => void) => change(edit, { replace: true, state }),
    /** Back to where it was opened; whoever came in by a link gets there by `edit`. */
    close: (edit: (next: URLSearchParams) => void) =>
      state?.openedHere ? void navigate(-1) : change(edit, { replace: true }),
  };
}
