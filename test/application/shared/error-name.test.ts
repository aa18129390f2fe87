import { errorName } from '../../../src/application/shared/error-name.js';

describe('the name of an error', () => {
  it('has the class and the code, and nothing of the message', () => {
    const refused = Object.assign(new TypeError('550 ada@example.org is unknown'), { code: 'EENVELOPE' });
    expect(errorName(refused)).toBe('TypeError EENVELOPE');
    expect(errorName(new Error('ada@example.org'))).toBe('Error');
  });

  it('has the code of the innermost cause', () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect(errorName(new Error('away', { cause }))).toBe('Error ECONNREFUSED');
  });

  it('leaves out what is no plain word, and ends for causes in a circle', () => {
    const strange = Object.assign(new Error('x'), { name: 'to ada@example.org', code: 'a b' });
    strange.cause = strange;
    expect(errorName(strange)).toBe('unknown');
    for (const nothing of [null, undefined, 'text', {}]) expect(errorName(nothing)).toBe('unknown');
  });
});
