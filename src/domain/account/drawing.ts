/** The drawings that a member can choose instead of a photo; each is a file of the app (ADR 59). */
export const DRAWINGS = [
  'avocado',
  'bicycle',
  'book',
  'cactus',
  'cat',
  'cherries',
  'coffee',
  'croissant',
  'fox',
  'guitar',
  'hedgehog',
  'lemon',
  'moon',
  'mushroom',
  'owl',
  'penguin',
  'pizza',
  'ramen',
  'snail',
  'sprout',
  'sun',
  'teapot',
  'umbrella',
  'whale',
] as const;
export type Drawing = (typeof DRAWINGS)[number];

/** The path under which the app serves a drawing. */
export const pathOfDrawing = (drawing: Drawing): string => `/drawings/${drawing}.svg`;

const PATHS: ReadonlySet<string> = new Set(DRAWINGS.map(pathOfDrawing));

/** Whether the address of a profile picture is the path of a drawing. */
export const isDrawing = (address: string): boolean => PATHS.has(address);
