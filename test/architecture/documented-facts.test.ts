import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as closeCodes from '../../src/adapters/websocket/close-codes.js';
import { CLIENT_FRAMES } from '../../src/adapters/websocket/frames.js';
import { SECURITY_EVENTS } from '../../src/application/shared/security-events.js';
import { KNOWN_SETTINGS } from '../../src/infrastructure/config/config-reader.js';
import { PROJECT } from './project-with-violations.js';

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');

/** The text below a heading, up to the next one of the same or a higher level. */
function sectionOf(document: string, heading: string): string {
  const [, text] = new RegExp(`^## ${heading}\n([^]*?)(?=^## |(?![^]))`, 'm').exec(read(document))!;
  return text!;
}

/** The code spans in the first column of the section's table. */
const firstColumn = (section: string): string[] =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, text]) => text!));

test('docs/operations.md lists every setting, and no other', () => {
  expect(firstColumn(sectionOf('docs/operations.md', 'Settings')).sort()).toEqual([...KNOWN_SETTINGS].sort());
});

test('docs/operations.md lists every security event, and no other', () => {
  const listed = firstColumn(sectionOf('docs/operations.md', 'Security events'));
  expect(listed.sort()).toEqual([...SECURITY_EVENTS].sort());
});

test('docs/websocket.md lists every type of frame, and no other', () => {
  const ofServer = [...read('web-user/src/shared/realtime/frames.ts').matchAll(/type: '(\w+)'/g)];
  const types = new Set([...CLIENT_FRAMES, ...ofServer.map(([, type]) => type!)]);
  const listed = firstColumn(sectionOf('docs/websocket.md', 'Frames')).map(
    (frame) => /"type":"(\w+)"/.exec(frame)![1]!,
  );
  expect(listed.sort()).toEqual([...types].sort());
});

test('docs/websocket.md lists every close code that the server sends', () => {
  const section = sectionOf('docs/websocket.md', 'Close codes and limits');
  const missing = Object.values(closeCodes).filter((code) => !section.includes(`| ${code} `));
  expect(missing).toEqual([]);
});
