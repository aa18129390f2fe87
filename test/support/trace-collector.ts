import { gunzipSync } from 'node:zlib';
import { serveHttp } from './local-server.js';

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first span of a trace. */
  readonly parentId: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly isFailed: boolean;
}

export interface TraceCollector {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  close(): Promise<void>;
}

/** A stand-in for an OTLP/HTTP collector, which decodes the spans of protobuf requests to `/v1/traces`. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: ReceivedSpan[] = [];
  const server = await serveHttp((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const isKnown = request.method === 'POST' && request.url === '/v1/traces';
      if (isKnown) spans.push(...spansOf(request.headers['content-encoding'] ? gunzipSync(body) : body));
      response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  return { ...server, spans };
}

/** Fields of a protobuf message by number; nested messages, strings and ids are buffers. */
type Message = ReadonlyMap<number, ReadonlyArray<Buffer | number>>;

/** The numbers of the fields are those of opentelemetry/proto/trace/v1/trace.proto. */
const spansOf = (request: Buffer): ReceivedSpan[] =>
  nested(read(request), 1)
    .flatMap((resource) => nested(resource, 2))
    .flatMap((scope) => nested(scope, 2))
    .map((span) => ({
      traceId: bytes(span, 1).toString('hex'),
      spanId: bytes(span, 2).toString('hex'),
      parentId: bytes(span, 4).toString('hex'),
      name: String(bytes(span, 5)),
      attributes: Object.fromEntries(
        nested(span, 9).map((pair) => [String(bytes(pair, 1)), valueOf(nested(pair, 2)[0]!)]),
      ),
      isFailed: nested(span, 15)[0]?.get(3)?.[0] === 2,
    }));

const valueOf = (value: Message): string | number =>
  value.has(1) ? String(bytes(value, 1)) : Number(value.get(3)?.[0] ?? NaN);

const nested = (message: Message, field: number): Message[] =>
  (message.get(field) ?? []).map((each) => read(each as Buffer));

const bytes = (message: Message, field: number): Buffer =>
  (message.get(field)?.[0] as Buffer | undefined) ?? Buffer.alloc(0);

function read(buffer: Buffer): Message {
  const fields = new Map<number, Array<Buffer | number>>();
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = buffer[at++]!;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const take = (length: number): Buffer => buffer.subarray(at, (at += length));
  while (at < buffer.length) {
    const key = varint();
    const type = key & 7;
    const value = type === 0 ? varint() : take(type === 2 ? varint() : type === 1 ? 8 : 4);
    const field = Math.floor(key / 8);
    fields.set(field, [...(fields.get(field) ?? []), value]);
  }
  return fields;
}
