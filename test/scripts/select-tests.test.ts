import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { selectTests } from '../../scripts/select-tests.js';
import { ownFolder } from '../support/own-folder.js';

const project = ownFolder('test');
beforeEach(async () => {
  await file('test/domain/match/match.test.ts', "it('seats five (or six)', () => {});");
  await file('test/web-user/chat-room.test.tsx', "it('shows a message', () => {});");
  await file('test/journeys/live-chat.spec.ts', "test('a message arrives', () => {});");
});
async function file(path: string, text: string): Promise<void> {
  await mkdir(dirname(project(path)), { recursive: true });
  await writeFile(project(path), text);
}

it('without a name all tests are selected', async () => {
  expect(await selectTests(project(), [])).toEqual({ jest: { files: [] }, journeys: { files: [] } });
});

it('a name selects Jest and browser files by path', async () => {
  expect(await selectTests(project(), ['Chat'])).toEqual({
    jest: { files: ['test/web-user/chat-room.test.tsx'] },
    journeys: { files: ['test/journeys/live-chat.spec.ts'] },
  });
});

it('several names select the files of each name', async () => {
  expect(await selectTests(project(), ['domain/match', 'chat-room'])).toEqual({
    jest: { files: ['test/domain/match/match.test.ts', 'test/web-user/chat-room.test.tsx'] },
    journeys: undefined,
  });
});

it('a name that matches no path selects tests by title, as literal text', async () => {
  expect(await selectTests(project(), ['seats', 'five', '(or'])).toEqual({
    jest: { files: ['test/domain/match/match.test.ts'], title: 'seats five \\(or' },
    journeys: undefined,
  });
});

it('a name without any match selects nothing', async () => {
  expect(await selectTests(project(), ['no such test'])).toEqual({ jest: undefined, journeys: undefined });
});
