/** The colors of `web-user` by the same names; a test compares both. */
export interface BrandColors {
  readonly paper: string;
  readonly card: string;
  readonly sunken: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly tomato: string;
  readonly tomatoDeep: string;
  readonly tomatoSoft: string;
  readonly onTomato: string;
  readonly butter: string;
  readonly butterSoft: string;
  readonly onButter: string;
  readonly basil: string;
  readonly basilSoft: string;
  readonly beet: string;
  readonly beetSoft: string;
  readonly facade: string;
  readonly onFacade: string;
  readonly cloth: string;
  readonly clothGround: string;
}

export const lightColors: BrandColors = {
  paper: '#f6f0e1',
  card: '#fffdf7',
  sunken: '#ece4d0',
  ink: '#1b3328',
  muted: '#53625a',
  line: '#ddd2b8',
  lineStrong: '#86866f',
  tomato: '#c23a22',
  tomatoDeep: '#a32d18',
  tomatoSoft: '#f9e0d6',
  onTomato: '#fffdf7',
  butter: '#f7c95c',
  butterSoft: '#fbeac0',
  onButter: '#2a2410',
  basil: '#2a6644',
  basilSoft: '#dcead9',
  beet: '#971b35',
  beetSoft: '#f8e0e1',
  facade: '#1e4636',
  onFacade: '#f8f2e3',
  cloth: '#d9583f',
  clothGround: '#fffaf0',
};

export const darkColors: BrandColors = {
  paper: '#10201a',
  card: '#182d24',
  sunken: '#0b1813',
  ink: '#f5ecd9',
  muted: '#b6c0b1',
  line: '#2d473a',
  lineStrong: '#71897b',
  tomato: '#ff8a6b',
  tomatoDeep: '#ffa38a',
  tomatoSoft: '#46251b',
  onTomato: '#2b0f07',
  butter: '#f7c95c',
  butterSoft: '#3e3516',
  onButter: '#2a2410',
  basil: '#92d5a9',
  basilSoft: '#1f402f',
  beet: '#ffa3ab',
  beetSoft: '#472128',
  facade: '#173a2c',
  onFacade: '#f8f2e3',
  cloth: '#bd4a30',
  clothGround: '#eadfc6',
};
