import sharp from 'sharp';

const SKIES = ['#8ecae6', '#ffd6a5', '#cdb4db', '#b7e4c7', '#f4acb7'] as const;
const SKINS = ['#8d5524', '#e0ac69', '#f1c27d', '#c68642', '#ffdbac'] as const;

/** Draws a cartoon face; the number determines its colors. */
function face(number: number, x: number, y: number, size: number): string {
  const [sky, skin] = [SKIES[number % SKIES.length]!, SKINS[(number * 3) % SKINS.length]!];
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="${sky}"/>
    <path d="M10 100c4-30 20-36 40-36s36 6 40 36z" fill="#3d405b"/>
    <circle cx="50" cy="44" r="24" fill="${skin}"/>
    <path d="M26 40c2-20 14-26 24-26s22 6 24 26c-8-8-12-12-24-12s-16 4-24 12z" fill="#2b2d42"/>
    <circle cx="41" cy="44" r="3" fill="#22223b"/><circle cx="59" cy="44" r="3" fill="#22223b"/>
    <path d="M40 54q10 9 20 0" stroke="#22223b" stroke-width="3" fill="none" stroke-linecap="round"/>
  </svg>`;
}

const drawing = (width: number, height: number, content: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** @returns PNG */
export const sampleFace = (number: number): Promise<Buffer> => drawing(512, 512, face(number, 0, 0, 512));

/** A card with a name, a date of birth and the word SPECIMEN across it. @returns PNG */
export function sampleIdCard(number: number, name: string, dateOfBirth: string): Promise<Buffer> {
  return drawing(
    860,
    540,
    `<rect width="860" height="540" rx="36" fill="#f2e9e4"/>
    <rect width="860" height="110" fill="#4a4e69"/>
    <text x="40" y="74" font-family="sans-serif" font-size="44" fill="#fff">Card of nobody</text>
    ${face(number, 40, 160, 260)}
    <g font-family="sans-serif" fill="#22223b">
      <text x="350" y="210" font-size="26">Name</text><text x="350" y="256" font-size="42">${name}</text>
      <text x="350" y="330" font-size="26">Date of birth</text>
      <text x="350" y="376" font-size="42">${dateOfBirth}</text>
    </g>
    <text x="130" y="470" font-family="sans-serif" font-size="120" font-weight="bold" fill="#c1121f" opacity="0.5"
      transform="rotate(-14 430 400)">SPECIMEN</text>`,
  );
}
