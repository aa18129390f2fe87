/** Parameters of Punycode for domain names (RFC 3492, section 5). */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;

const LONGEST_LABEL = 63;
const ASCII = /^[\x20-\x7E]*$/;
/** Letters, marks and digits of any script. */
const LABEL = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*$/u;

/**
 * The form of a domain name that is stored, compared and sent: in lower case, and labels with other than ASCII characters
 * in Punycode (`bücher.example` is `xn--bcher-kva.example`). A label that cannot be encoded is left as it is, and is then
 * no label of a domain.
 */
export const asciiDomain = (domain: string): string =>
  ASCII.test(domain)
    ? domain.toLowerCase()
    : inLowerCase(domain.normalize('NFKC')).normalize('NFKC').split(/[.。]/).map(asciiLabel).join('.');

/** Each character alone, because a sigma at the end of a word would become another letter. */
const inLowerCase = (text: string): string => [...text].map((each) => each.toLowerCase()).join('');

const asciiLabel = (label: string): string =>
  ASCII.test(label) || label.length > LONGEST_LABEL || !LABEL.test(label) ? label : `xn--${punycode(label)}`;

function punycode(label: string): string {
  const points = [...label].map((each) => each.codePointAt(0)!);
  const basic = points.filter((point) => point < INITIAL_N);
  let output = String.fromCodePoint(...basic) + (basic.length > 0 ? '-' : '');
  let [n, delta, bias, handled] = [INITIAL_N, 0, INITIAL_BIAS, basic.length];
  while (handled < points.length) {
    const next = Math.min(...points.filter((point) => point >= n));
    delta += (next - n) * (handled + 1);
    n = next;
    for (const point of points) {
      if (point < n) delta += 1;
      if (point !== n) continue;
      output += variableLength(delta, bias);
      bias = adapted(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    n += 1;
  }
  return output;
}

function variableLength(delta: number, bias: number): string {
  let [rest, output] = [delta, ''];
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
    if (rest < threshold) return output + digit(rest);
    output += digit(threshold + ((rest - threshold) % (BASE - threshold)));
    rest = Math.floor((rest - threshold) / (BASE - threshold));
  }
}

/** `a` to `z` and `0` to `9`. */
const digit = (value: number): string => String.fromCodePoint(value < 26 ? value + 97 : value + 22);

function adapted(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
