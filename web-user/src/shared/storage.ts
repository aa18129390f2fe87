/** What an access to the storage of the browser gives, or `otherwise` where it is denied, as in private windows, or full. */
export function inStorage<Result>(access: () => Result, otherwise: Result): Result {
  try {
    return access();
  } catch {
    return otherwise;
  }
}
