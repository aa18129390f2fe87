import { answerFrom, type Question } from './answer-from.js';

/**
 * Asks and reads the JSON that comes back.
 * @throws Error where there is no answer to read (see `answerFrom`), or it is no JSON
 */
export async function jsonFrom(url: string, question: Question): Promise<unknown> {
  const { bytes } = await answerFrom(url, question);
  return JSON.parse(new TextDecoder().decode(bytes));
}
