import { fetchBytes, type RequestOptions } from './fetch-bytes.js';

/** @throws Error as `fetchBytes` does, and for a body that is not JSON */
export async function fetchJson(url: string, options: RequestOptions): Promise<unknown> {
  const { bytes } = await fetchBytes(url, options);
  return JSON.parse(new TextDecoder().decode(bytes));
}
