import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdir, readFile } from 'node:fs/promises';
import { DRAWINGS, pathOfDrawing } from '../../../../src/domain/account/drawing.js';
import { EditProfileDialog } from '../../../../web-user/src/features/profile/EditProfileDialog.js';
import { NO_PREFERENCES } from '../../../../src/domain/private-preferences/private-preferences.js';
import { ADA, ADA_AS_SEEN } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

const FILES = new URL('../../../../web-user/public/drawings/', import.meta.url);

describe('choosing a drawing in place of a photo', () => {
  async function open(profileImageUrl: string | null) {
    const me = { ...ADA, profileImageUrl };
    const { calls } = fakeApi({
      'PUT /api/profile': [200, {}],
      'GET /api/user': [200, me],
      'GET /api/user/private-preferences': [200, NO_PREFERENCES],
      'GET /api/user/profile/1001': [200, { ...ADA_AS_SEEN, profileImageUrl }],
    });
    renderFor(me, <EditProfileDialog onClose={jest.fn()} />);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    await press('No photo? Choose a drawing');
    return async () => {
      await press('Save');
      return waitFor(() => calls.find(({ method }) => method === 'PUT')!.body as Record<string, unknown>);
    };
  }
  const drawing = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

  it('saves its path', async () => {
    const saved = await open('/api/pictures/1001/a.webp');
    await userEvent.click(drawing('A fox'));
    expect(drawing('A fox').checked).toBe(true);
    expect(await saved()).toMatchObject({ profileImageUrl: '/drawings/fox.svg' });
  });

  it('shows the chosen one, and removing it leaves no picture', async () => {
    const saved = await open('/drawings/moon.svg');
    expect(drawing('The moon').checked).toBe(true);
    await press('Remove');
    expect(drawing('The moon').checked).toBe(false);
    expect(await saved()).toMatchObject({ profileImageUrl: null });
  });

  it('offers each drawing by a name of its own', async () => {
    await open(null);
    const names = screen
      .getAllByRole('radio')
      .map((radio) => within(radio.closest('label')!).getByRole('img').getAttribute('alt'));
    expect(new Set(names).size).toBe(DRAWINGS.length);
  });
});

describe('the files of the drawings', () => {
  it('are complete, small, and draw only', async () => {
    const files = (await readdir(FILES)).map((name) => `/drawings/${name}`);
    expect(files.sort()).toEqual(DRAWINGS.map(pathOfDrawing).sort());
    for (const drawing of DRAWINGS) {
      const text = await readFile(new URL(`${drawing}.svg`, FILES), 'utf8');
      const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
      expect(svg.documentElement.getAttribute('viewBox')).toBe('0 0 96 96');
      const tags = new Set([...svg.querySelectorAll('*')].map(({ tagName }) => tagName));
      for (const tag of tags) expect(['svg', 'rect', 'path', 'circle', 'ellipse']).toContain(tag);
      expect(text).not.toMatch(/href|style|\son\w+=/);
      expect(text.length).toBeLessThan(1500);
    }
  });
});
