import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { projectRoot } from '../project-root.js';
import type { DemoUser } from './demo-users.js';

/** A drawn portrait; no likeness of a real person is meant. @returns WebP */
export const samplePortrait = ({ firstName }: Pick<DemoUser, 'firstName'>): Promise<Buffer> =>
  readFile(`${projectRoot}/src/infrastructure/demo/portraits/${firstName.toLowerCase()}.webp`);

/** A card with a name, a date of birth and the word SPECIMEN across it. @returns PNG */
export async function sampleIdCard(user: Pick<DemoUser, 'firstName' | 'dateOfBirth'>): Promise<Buffer> {
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540">
    <rect width="860" height="540" rx="36" fill="#f2e9e4"/>
    <rect width="860" height="110" fill="#4a4e69"/>
    <text x="40" y="74" font-family="sans-serif" font-size="44" fill="#fff">Card of nobody</text>
    <g font-family="sans-serif" fill="#22223b">
      <text x="350" y="210" font-size="26">Name</text><text x="350" y="256" font-size="42">${user.firstName} Demo</text>
      <text x="350" y="330" font-size="26">Date of birth</text>
      <text x="350" y="376" font-size="42">${user.dateOfBirth}</text>
    </g></svg>`;
  const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540">
    <text x="130" y="470" font-family="sans-serif" font-size="120" font-weight="bold" fill="#c1121f" opacity="0.5"
      transform="rotate(-14 430 400)">SPECIMEN</text></svg>`;
  const face = await sharp(await samplePortrait(user))
    .resize(260)
    .toBuffer();
  return sharp(Buffer.from(card))
    .composite([{ input: face, left: 40, top: 160 }, { input: Buffer.from(mark) }])
    .png()
    .toBuffer();
}
