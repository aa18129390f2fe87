import type { TaggedCache } from '../../shared/tagged-cache.js';
import { entityTag } from '../entity-tag.js';
import { HttpError } from '../http-error.js';
import { httpErrorBody } from '../middleware/error-handler.js';
import type { Poll } from '../route.js';

/** A response without its headers. */
export interface Answer {
  readonly status: number;
  readonly body: Buffer;
  readonly etag: string;
}

/** Memory of an entry besides its body, in bytes. */
const ENTRY_BYTES = 500;

/** The answers of polled routes, until something changes that they depend on. */
export class CachedAnswers {
  constructor(private readonly cache: TaggedCache<Answer>) {}

  find(poll: Poll, userId: number): Answer | undefined {
    return this.cache.get(keyOf(poll, userId));
  }

  /** @throws what the route throws, except a missing record, which is an answer too */
  async read(poll: Poll, userId: number): Promise<Answer> {
    const since = this.cache.begin();
    const { answer, tags } = await build(poll, userId);
    const options = { size: ENTRY_BYTES + answer.body.length };
    this.cache.store(since, keyOf(poll, userId), answer, [`user:${userId}`, ...tags], options);
    return answer;
  }
}

const keyOf = ({ url }: Poll, userId: number): string => `${userId} ${url}`;

async function build(
  { route: { polled }, query }: Poll,
  userId: number,
): Promise<{ answer: Answer; tags: readonly string[] }> {
  try {
    const content = await polled.answer(userId, query);
    return { answer: answerOf(200, content), tags: polled.tagsOf(content) };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
    return { answer: answerOf(404, httpErrorBody(error)), tags: [] };
  }
}

function answerOf(status: number, content: object): Answer {
  const body = Buffer.from(JSON.stringify(content));
  return { status, body, etag: entityTag(body) };
}
