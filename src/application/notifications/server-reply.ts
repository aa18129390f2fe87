/** What a mail server said in an error of the mail library, or in that which caused it; null without a reply. */
export function serverReply(error: unknown): string | null {
  const { response, cause } = Object(error) as { response?: unknown; cause?: unknown };
  const { response: inner } = Object(cause) as { response?: unknown };
  return [response, inner].find((reply) => typeof reply === 'string') ?? null;
}
