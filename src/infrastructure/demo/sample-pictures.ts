import sharp from 'sharp';
import { type Look, portrait } from './portrait.js';

const drawing = (width: number, height: number, content: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** @param seed as for `portrait` @returns PNG of 512 by 512 pixels */
export const samplePortrait = (look: Look, seed: number): Promise<Buffer> =>
  drawing(512, 512, portrait(look, seed));

/** A card with a name, a date of birth and the word SPECIMEN across it. @returns PNG */
export function sampleIdCard(look: Look, name: string, dateOfBirth: string): Promise<Buffer> {
  return drawing(
    860,
    540,
    `<rect width="860" height="540" rx="36" fill="#f2e9e4"/>
    <rect width="860" height="110" fill="#4a4e69"/>
    <text x="40" y="74" font-family="sans-serif" font-size="44" fill="#fff">Card of nobody</text>
    ${portrait(look, 0, { x: 40, y: 160, size: 260 })}
    <g font-family="sans-serif" fill="#22223b">
      <text x="350" y="210" font-size="26">Name</text><text x="350" y="256" font-size="42">${name}</text>
      <text x="350" y="330" font-size="26">Date of birth</text>
      <text x="350" y="376" font-size="42">${dateOfBirth}</text>
    </g>
    <text x="130" y="470" font-family="sans-serif" font-size="120" font-weight="bold" fill="#c1121f" opacity="0.5"
      transform="rotate(-14 430 400)">SPECIMEN</text>`,
  );
}
