/** The time by another server, to the second, from the header of its answer; null without one. */
export async function outsideTime(url: string, timeoutMs = 5_000): Promise<Date | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', signal }).catch(() => null);
  const date = new Date(answer?.headers.get('date') ?? NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
