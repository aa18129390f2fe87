import { preloadsFor } from '../../../src/infrastructure/http/preloads.js';

const BUILD = {
  'index.html': { file: 'assets/index.js', imports: ['_core.js'] },
  '_core.js': { file: 'assets/core.js' },
  '_query.js': { file: 'assets/query.js', imports: ['_core.js'] },
  'src/app/SignedInRoutes.tsx': { file: 'assets/frame.js', imports: ['_core.js', '_query.js'] },
  'src/app/pages/ChatPage.tsx': { file: 'assets/chat.js', imports: ['_query.js'] },
};
const addressesIn = (tags: string) => [...tags.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);

describe('the page of a signed-in user', () => {
  it('preloads the files of its screen, each once', () => {
    expect(addressesIn(preloadsFor('/chat/7', BUILD))).toEqual([
      '/api/user',
      '/api/matches/7',
      '/api/matches/7/messages',
      '/assets/frame.js',
      '/assets/query.js',
      '/assets/chat.js',
    ]);
  });

  it('preloads nothing for other paths', () => {
    for (const path of ['/terms', '/chat', '/chat/0', '/chat/7"><script>', '/chat/12345678901'])
      expect(preloadsFor(path, BUILD)).toBe('');
  });
});
