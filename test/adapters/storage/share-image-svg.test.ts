import { shareImageSvg } from '../../../src/adapters/storage/share-image-svg.js';

const svgOf = (title: string, lines: string[] = []) => shareImageSvg({ appName: 'Tablemates', title, lines });
const headingOf = (title: string) =>
  [...svgOf(title).matchAll(/font-size="56"[^>]*>([^<]*)</g)].map(([, line]) => line);

describe('the picture of a link', () => {
  it('has no markup of the title', () => {
    const svg = svgOf('</text><image href="file:///etc/passwd"/>', ['"><script>']);
    expect(svg).not.toMatch(/<image|<script/);
    expect(svg).toContain('&lt;');
  });

  it('leaves out characters that XML does not allow', () => {
    expect(headingOf('A\u0001B\uFFFE C')).toEqual(['AB C']);
  });

  it('breaks a long title into three lines at most, with an ellipsis', () => {
    expect(headingOf('Dumplings for everyone')).toEqual(['Dumplings for', 'everyone']);
    const lines = headingOf('word '.repeat(40));
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
    expect(headingOf('W'.repeat(100))).toEqual([`${'W'.repeat(18)}…`]);
    expect(headingOf('餃'.repeat(100))).toEqual([`${'餃'.repeat(9)}…`]);
  });
});
