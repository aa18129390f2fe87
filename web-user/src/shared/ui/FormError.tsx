/** The error of a whole form. The toast announces it; here it stays visible. */
export function FormError({ error }: { error: { message: string } | null }) {
  return error?.message ? (
    <p className="rounded-md bg-beet-soft px-4 py-3 text-sm font-medium text-beet">{error.message}</p>
  ) : null;
}
