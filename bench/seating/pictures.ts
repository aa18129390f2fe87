import { mkdirSync, writeFileSync } from 'node:fs';
import { makeWorld, type WorldKind } from '../worlds.js';
import { mapPicture } from './map-picture.js';
import { ENGINE } from './solvers.js';

const FOLDER = new URL('../../docs/images/', import.meta.url);
const SEED = 101;

interface Picture {
  readonly file: string;
  readonly kind: WorldKind;
  readonly people: number;
  readonly title: string;
}

const PICTURES: readonly Picture[] = [
  { file: 'tables-in-a-city.svg', kind: 'dense', people: 50, title: 'One evening in one city' },
  {
    file: 'tables-in-small-towns.svg',
    kind: 'sparse',
    people: 120,
    title: 'One evening in twelve small towns',
  },
];

/** Writes the maps of tables for the documentation. */
export function drawPictures(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const { file, kind, people, title } of PICTURES) {
    const [waiting] = [...makeWorld(kind, people, SEED).values()];
    const { tables } = ENGINE.seat(waiting!);
    const seated = new Set(tables.flat());
    const unseated = waiting!.filter((person) => !seated.has(person));
    const description = `A map of ${people} people. ${tables.length} tables are drawn as coloured shapes, each around the three to six people who sit at it; ${unseated.length} people have no table.`;
    writeFileSync(new URL(file, FOLDER), mapPicture(title, description, tables, unseated));
    console.log(`docs/images/${file}`);
  }
}
