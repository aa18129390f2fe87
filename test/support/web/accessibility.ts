import axe from 'axe-core';

const isVisible = (element: Element | null): boolean =>
  !!element && !element.closest('script, style, [hidden], [aria-hidden=true], #notifications');

/** Colors and regions are checked in the browser stories, on whole pages. */
const OPTIONS: axe.RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
};

/** The violations on the screen that axe finds to be serious or critical, without those of colors. */
export async function accessibilityFlaws(): Promise<string[]> {
  const { violations } = await axe.run(document.body, OPTIONS);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Controls that Tab does not reach. */
export const unreachableControls = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary')]
    .filter((control) => isVisible(control) && control.tabIndex < 0)
    .map(({ outerHTML }) => outerHTML);

/** Every text of the screen, visible or for screen readers, without the choices of a list. */
export function textsOnScreen(): string[] {
  const texts: Array<string | null> = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!isVisible(element) || element!.closest('[lang], output, option')) continue;
    if (node instanceof Element)
      texts.push(...['aria-label', 'placeholder', 'title', 'alt'].map((name) => node.getAttribute(name)));
    else texts.push(node.textContent);
  }
  return texts.flatMap((text) => text?.trim() || []);
}
