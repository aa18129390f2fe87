/** A sample of the Prometheus text format. */
export interface ScrapedSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** Parses `/metrics` of a running product. */
export async function scrape(url: string): Promise<ScrapedSample[]> {
  const response = await fetch(`${url}/metrics`);
  if (!response.ok) throw new Error(`The metrics were answered ${response.status}.`);
  return parseSamples(await response.text());
}

export function parseSamples(text: string): ScrapedSample[] {
  return text
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, name, labels = '', value] = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)/i.exec(line)!;
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, each]) => [key!, each!]);
      const number = value === '+Inf' ? Infinity : value === 'Nan' ? NaN : Number(value);
      return { name: name!, labels: Object.fromEntries(pairs) as Record<string, string>, value: number };
    });
}

/** The value of the only sample with the name and the labels; undefined without one. */
export const valueOf = (
  samples: readonly ScrapedSample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined =>
  samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )?.value;
