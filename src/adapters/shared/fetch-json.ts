import { fetchBytes, type Question } from './fetch-bytes.js';

/**
 * Asks and reads the JSON that comes back.
 * @throws Error where there is no answer to read (see `fetchBytes`), or it is no JSON
 */
export async function fetchJson(url: string, question: Question): Promise<unknown> {
  const { bytes } = await fetchBytes(url, question);
  return JSON.parse(new TextDecoder().decode(bytes));
}
