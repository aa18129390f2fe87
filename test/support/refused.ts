/** Expects that the work is refused for the rule with this code. */
export async function refused(work: Promise<unknown>, code: string): Promise<void> {
  await expect(work).rejects.toMatchObject({ code });
}
