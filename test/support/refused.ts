/** Expects that the work is refused for the rule with this code. */
export async function refused(work: Promise<unknown>, code: string): Promise<void> {
  await expect(work).rejects.toMatchObject({ code });
}

/** Expects that the call breaks the rule with this code. */
export function breaks(call: () => unknown, code: string): void {
  expect(call).toThrow(expect.objectContaining({ code }));
}

/** Expects that the work succeeds this often, and is refused as too many attempts after that. */
export async function limitedTo(times: number, work: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < times; turn++) await work(turn);
  await refused(work(times), 'too_many_attempts');
}
