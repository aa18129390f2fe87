import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import specs from '@asyncapi/specs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { CLIENT_FRAMES } from '../../src/adapters/websocket/frames.js';

const ROOT = join(import.meta.dirname, '..', '..');

interface SocketDocument {
  readonly operations: Readonly<Record<string, { action: string; messages: Array<{ $ref: string }> }>>;
  readonly components: {
    readonly messages: Readonly<
      Record<
        string,
        { payload: { required: string[]; properties: Record<string, { enum?: string[]; const?: string }> } }
      >
    >;
  };
}

let document: SocketDocument;
let guide: string;

beforeAll(async () => {
  document = JSON.parse(await readFile(join(ROOT, 'build', 'asyncapi.json'), 'utf8')) as SocketDocument;
  guide = await readFile(join(ROOT, 'docs', 'websocket.md'), 'utf8');
});

/** The frames in the tables of the guide, by type; optional fields have a question mark. */
function documentedFrames(): Map<string, { required: string[]; optional: string[] }> {
  const frames = [...guide.matchAll(/^\| `\{"type":"(\w+)"(.*?)\}`/gm)];
  return new Map(
    frames.map(([, type, rest]) => {
      const fields = [...rest!.matchAll(/,"(\w+)"(?::(?:\d+|"[^"]*"))?(\?)?/g)];
      const named = (isOptional: boolean) =>
        fields.filter(([, , mark]) => (mark === '?') === isOptional).map(([, field]) => field!);
      return [type!, { required: named(false), optional: named(true) }];
    }),
  );
}

describe('the document of the socket', () => {
  it('is AsyncAPI 3', () => {
    const ajv = addFormats.default(new Ajv({ strict: false, meta: false, validateSchema: false }));
    const validate = ajv.compile(specs.schemas['3.0.0'] as object);
    expect([validate(document), validate.errors]).toEqual([true, null]);
  });

  it('has the frames of the guide with their fields, and no others', () => {
    const { messages } = document.components;
    const documented = documentedFrames();
    expect(Object.keys(messages).sort()).toEqual([...documented.keys()].sort());
    for (const [type, { required, optional }] of documented) {
      const { payload } = messages[type]!;
      expect([type, Object.keys(payload.properties).sort()]).toEqual([
        type,
        ['type', ...required, ...optional].sort(),
      ]);
      // The guide shows frames of clients by an example with every field.
      if (!CLIENT_FRAMES.some((each) => each === type))
        expect([type, payload.required.slice().sort()]).toEqual([type, ['type', ...required].sort()]);
    }
  });

  it('receives the frames of clients', () => {
    const received = Object.values(document.operations)
      .filter(({ action }) => action === 'receive')
      .flatMap(({ messages }) => messages.map(({ $ref }) => $ref.split('/').at(-1)));
    expect(received.sort()).toEqual([...CLIENT_FRAMES].sort());
  });

  it('has the error codes of the guide', () => {
    const section = guide.slice(guide.indexOf('## Errors'), guide.indexOf('## Close codes'));
    const codes = [...section.matchAll(/`([a-z]+(?:_[a-z]+)*)`/g)].map(([, code]) => code!);
    const named = codes.filter((code) => !['error', 'message'].includes(code) && code !== 'join_room');
    const declared = document.components.messages.error!.payload.properties.code!.enum!;
    expect([...new Set(named)].sort()).toEqual([...declared].sort());
  });
});
