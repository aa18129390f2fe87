/** Why the form as a whole was not accepted. The toast announces it; here it can be read again. */
export function FormError({ error }: { error: Error | null }) {
  return error?.message ? (
    <p className="rounded-md bg-beet-soft px-4 py-3 text-sm font-medium text-beet">{error.message}</p>
  ) : null;
}
