import { TaggedCache } from '../../../src/adapters/shared/tagged-cache.js';

describe('the tagged cache', () => {
  let now: number;
  let isLive: boolean;
  let cache: TaggedCache<string>;

  const clock = { now: () => new Date(now) };
  const open = (options: { maxSize?: number } = {}): TaggedCache<string> =>
    new TaggedCache({ clock, isLive: () => isLive, ttlMs: 1_000, maxSize: 100, ...options });
  const store = (key: string, tags: readonly string[], value = `the ${key}`): void =>
    cache.store(cache.begin(), key, value, tags);

  beforeEach(() => {
    now = Date.parse('2026-03-02T15:00:00Z');
    isLive = true;
    cache = open();
  });

  it('returns an entry until one of its tags is invalidated', () => {
    store('a', ['user:1', 'match:1']);
    store('b', ['user:2', 'match:1']);
    store('c', ['user:3']);
    cache.invalidate(['user:2', 'user:9']);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['the a', undefined, 'the c']);
    cache.invalidate(['match:1']);
    expect([cache.get('a'), cache.get('c')]).toEqual([undefined, 'the c']);
  });

  it('drops entries that were stored together at different times', () => {
    const shares = [1, 0.5];
    cache = new TaggedCache({
      clock,
      isLive: () => true,
      ttlMs: 1_000,
      maxSize: 100,
      shareOfTtl: () => shares.shift()!,
    });
    for (const key of ['a', 'b']) store(key, []);
    now += 700;
    expect([cache.get('a'), cache.get('b')]).toEqual(['the a', undefined]);
    now += 300;
    expect(cache.get('a')).toBeUndefined();
  });

  it('stores again after an invalidation', () => {
    cache.invalidate(['user:1']);
    store('a', ['user:1']);
    expect(cache.get('a')).toBe('the a');
  });

  it('does not store what was read before an invalidation', () => {
    const began = cache.begin();
    cache.invalidate(['user:1']);
    cache.store(began, 'a', 'old', ['user:1']);
    cache.store(began, 'b', 'unaffected', ['user:2']);
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'unaffected']);
  });

  it('keeps a newer entry when older data of its key arrives', () => {
    const began = cache.begin();
    cache.invalidate(['user:1']);
    store('a', ['user:1'], 'new');
    cache.store(began, 'a', 'old', ['user:1']);
    expect(cache.get('a')).toBe('new');
  });

  it('is empty after it is cleared, and does not store what was read before', () => {
    const began = cache.begin();
    store('a', ['user:1']);
    cache.clear();
    cache.store(began, 'b', 'old', ['user:2']);
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
    store('c', ['user:3']);
    expect(cache.get('c')).toBe('the c');
  });

  it('neither reads nor stores while invalidations are not received', () => {
    store('a', ['user:1']);
    isLive = false;
    store('b', ['user:1']);
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
    isLive = true;
    expect([cache.get('a'), cache.get('b')]).toEqual(['the a', undefined]);
  });

  it('drops an entry after its time to live, and when the clock is set back', () => {
    store('a', []);
    cache.store(cache.begin(), 'short', 'the short', [], { ttlMs: 500 });
    cache.store(cache.begin(), 'long', 'the long', [], { ttlMs: 5_000 });
    now += 500;
    expect([cache.get('a'), cache.get('short')]).toEqual(['the a', undefined]);
    now += 500;
    expect([cache.get('a'), cache.get('long')]).toEqual([undefined, undefined]);
    store('b', []);
    now -= 1;
    expect(cache.get('b')).toBeUndefined();
  });

  it('is bounded by the sizes of its entries, each 1 by default, and by the invalidations it keeps', () => {
    cache = open({ maxSize: 2 });
    for (const key of ['a', 'b', 'c']) store(key, []);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 'the b', 'the c']);

    cache = open({ maxSize: 10 });
    for (const key of ['a', 'b']) cache.store(cache.begin(), key, key, [], { size: 6 });
    expect(['a', 'b'].map((key) => cache.get(key))).toEqual([undefined, 'b']);

    cache = open();
    const began = cache.begin();
    store('a', ['user:1']);
    cache.invalidate(['user:2']);
    for (let n = 0; n < 100; n++)
      cache.invalidate(Array.from({ length: 1_001 }, (_, index) => `match:${n * 1_001 + index}`));
    cache.store(began, 'b', 'read before an invalidation that is no longer kept', ['user:2']);
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, undefined]);
  });
});
