import { render, screen } from '@testing-library/react';
import { loadTooltips, Tooltip, TooltipGroup } from '../../../../web-user/src/shared/ui/Tooltip.js';

const { matchMedia } = window;
afterEach(() => void Object.assign(window, { matchMedia }));

const hoverIs = (matches: boolean): void => {
  Object.assign(window, { matchMedia: () => ({ matches }) });
};

const Group = () => (
  <TooltipGroup>
    <Tooltip text="Settings">
      <button type="button">Settings</button>
    </Tooltip>
  </TooltipGroup>
);

const button = () => screen.getByRole('button', { name: 'Settings' });

it('tooltips are not loaded where the pointer cannot hover', async () => {
  hoverIs(false);
  await loadTooltips();
  render(<Group />);
  expect(button().dataset.state).toBeUndefined();
});

it('tooltips that are loaded late do not replace a control, which would lose a click or the focus', async () => {
  hoverIs(true);
  const { rerender, unmount } = render(<Group />);
  const before = button();
  await loadTooltips();
  rerender(<Group />);
  expect(button()).toBe(before);
  unmount();
  render(<Group />);
  expect(button().dataset.state).toBe('closed');
});
