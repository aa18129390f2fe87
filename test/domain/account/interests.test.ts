import { interestsFrom, InterestsNotAllowed } from '../../../src/domain/account/interests.js';

describe('interestsFrom', () => {
  it('a list or a comma-separated text is trimmed and deduplicated', () => {
    expect(interestsFrom(' music, travel ,, Music,')).toEqual(['Music', 'travel']);
    expect(interestsFrom(['chess', ' chess ', ''])).toEqual(['chess']);
    expect(interestsFrom(null)).toEqual([]);
    expect(interestsFrom('')).toEqual([]);
    expect(interestsFrom(['\u200b', '\u3164', 'tea'])).toEqual(['tea']);
  });

  it('at most 10 interests of 30 characters each are accepted', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `interest ${index}`);
    expect(interestsFrom(ten)).toHaveLength(10);
    expect(() => interestsFrom([...ten, 'one more'])).toThrow(InterestsNotAllowed);
    expect(interestsFrom(['x'.repeat(30)])).toHaveLength(1);
    expect(() => interestsFrom(['x'.repeat(31)])).toThrow(InterestsNotAllowed);
    expect(() => interestsFrom(['a\u0000b'])).toThrow(InterestsNotAllowed);
  });
});
