import { DRAWINGS, isDrawing, pathOfDrawing } from '../../../src/domain/account/drawing.js';

describe('a drawing', () => {
  it('is known by its path only', () => {
    expect(DRAWINGS.map(pathOfDrawing).every(isDrawing)).toBe(true);
    for (const address of [
      'fox',
      '/drawings/fox.png',
      '/drawings/dragon.svg',
      '/drawings/../api/pictures/1/x.webp',
      'https://example.org/drawings/fox.svg',
      '',
    ]) {
      expect(isDrawing(address)).toBe(false);
    }
  });
});
