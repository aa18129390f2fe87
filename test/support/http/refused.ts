import type { Answer } from './a-person.js';

/** Expects an answer that refuses with this status and code. @returns its body */
export async function refused(
  answer: Promise<Answer>,
  status: number,
  code: string,
): Promise<Record<string, unknown>> {
  const { status: sent, body } = await answer;
  expect([sent, body.code]).toEqual([status, code]);
  return body;
}

/** Expects an answer that refuses these fields. */
export async function refusedFields(answer: Promise<Answer>, ...fields: string[]): Promise<void> {
  const { status, body } = await answer;
  expect([status, Object.keys((body.fields ?? {}) as object)]).toEqual([400, fields]);
}
