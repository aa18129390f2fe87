/** How long a case that the moderator skipped or released is not offered to them again, in milliseconds. */
const PASSED_MS = 30 * 60_000;

/** When each case was passed, by its key, such as `reports/1004`. */
const passed = new Map<string, number>();

/** Remembers that the moderator skipped or released the case, until the page is loaded again. */
export function passCase(key: string): void {
  passed.set(key, Date.now());
}

export const isPassed = (key: string): boolean => Date.now() - (passed.get(key) ?? -Infinity) < PASSED_MS;
