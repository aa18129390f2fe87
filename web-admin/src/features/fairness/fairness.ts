import { API, http } from '../../shared/api/http.js';
import type { ResponseOf } from '../../shared/api/types.js';

export type FairnessFigures = ResponseOf<'/api/admin/fairness'>;
export type Quarter = FairnessFigures['quarters'][number];
export type SeatShares = NonNullable<Quarter['shares']>;
export type SeatShare = SeatShares['all'];
export type BiasReport = ResponseOf<'/api/admin/fairness/bias-test', 'post'>;
export type Verdict = NonNullable<BiasReport['verdict']>;
export type SeatsChanged = ResponseOf<'/api/admin/fairness/counterfactual', 'post'>;

/**
 * Goes on with the sums of each answer until there is a verdict, or a reason why there is none.
 * @param onProgress gets the share that is done, 0 to 1
 * @throws HttpError
 */
export async function testForBias(
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<BiasReport> {
  for (let sums: readonly number[] = []; ;) {
    const report = await post<BiasReport>('bias-test', { sums }, signal);
    if (report.verdict || report.skipped) return report;
    onProgress(report.done);
    sums = report.sums;
  }
}

/** @throws HttpError */
export const changeOne = (
  change: { readonly userId: number; readonly change: string; readonly value: number },
  signal: AbortSignal,
): Promise<SeatsChanged> => post<SeatsChanged>('counterfactual', change, signal);

/** Sent without `keepalive`, so that the computation ends when the page is closed. */
async function post<Answer>(path: string, body: object, signal: AbortSignal): Promise<Answer> {
  const { json } = await http(`${API}/fairness/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal,
  });
  return json as Answer;
}
