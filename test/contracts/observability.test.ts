import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { parseSamples, type ScrapedSample } from '../support/http/scrape.js';
import { sharedProduct } from '../support/http/shared-product.js';

const read = (file: string): string =>
  readFileSync(new URL(`../../deploy/observability/${file}`, import.meta.url), 'utf8');

interface Dashboard {
  readonly panels: ReadonlyArray<{
    readonly title: string;
    readonly type: string;
    readonly targets?: ReadonlyArray<{ readonly expr: string }>;
  }>;
}
interface Rules {
  readonly groups: ReadonlyArray<{
    readonly rules: ReadonlyArray<{
      readonly alert: string;
      readonly expr: string;
      readonly labels: { readonly severity: string };
      readonly annotations: { readonly summary: string };
    }>;
  }>;
}

const { panels } = JSON.parse(read('dashboard.json')) as Dashboard;
const rules = (parse(read('alerts.yml')) as Rules).groups.flatMap((group) => group.rules);
const charts = panels.filter(({ type }) => type !== 'row');

/** What Prometheus adds to every target. */
const ADDED = new Set(['up', 'instance', 'job']);
/** Of the exporter that prometheus.yml also asks. */
const OF_BLACKBOX_EXPORTER = 'probe_ssl_earliest_cert_expiry';
const NO_METRIC = /^(?:by|or|and|unless|without|on|ignoring)$/;

/** The metrics of a PromQL expression, each with the labels that it selects by. */
function selectorsOf(expr: string): Array<{ metric: string; labels: string[] }> {
  const bare = expr.replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ').replace(/\[[^\]]*\]/g, ' ');
  return [...bare.matchAll(/([a-z_:][\w:]*)\s*(\{[^}]*\})?(?!\s*\()(?![\w:])/gi)]
    .filter(([, metric]) => !NO_METRIC.test(metric!) && !ADDED.has(metric!))
    .map(([, metric, matchers = '']) => ({
      metric: metric!,
      labels: [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label!),
    }));
}

/** The labels by which an expression groups. */
const groupsOf = (expr: string): string[] =>
  [...expr.matchAll(/\bby\s*\(([^)]*)\)/g)].flatMap(([, list]) =>
    list!.split(',').map((label) => label.trim()),
  );

let samples: ScrapedSample[];
/** Also of metrics that have no value yet, such as those of seating before the first run. */
let names: Set<string>;
beforeAll(async () => {
  const text = await (await fetch(`${(await sharedProduct()).url}/metrics`)).text();
  samples = parseSamples(text);
  names = new Set([...samples.map(({ name }) => name), OF_BLACKBOX_EXPORTER]);
  for (const [, name, type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    for (const ending of type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''])
      names.add(name! + ending);
});

it('the reader of queries finds metrics, and neither functions nor labels', () => {
  expect(
    selectorsOf(
      'histogram_quantile(0.95, sum by (le) (rate(a_bucket{status=~"5..",route="/x(y)"}[5m]))) / max(b) > 1',
    ),
  ).toEqual([
    { metric: 'a_bucket', labels: ['status', 'route'] },
    { metric: 'b', labels: [] },
  ]);
});

describe.each([
  [
    'the panel',
    charts.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ],
  ['the alert', rules.map(({ alert, expr }) => [alert, expr] as const)],
])('%s', (_kind, queries) => {
  it.each(queries)('"%s" reads metrics and labels that a running product has', (_title, expr) => {
    const selectors = selectorsOf(expr);
    if (!expr.includes('up{')) expect(selectors).not.toEqual([]);
    for (const { metric } of selectors) expect([metric, names.has(metric)]).toEqual([metric, true]);
    const labels = new Set(
      samples
        .filter(({ name }) => selectors.some(({ metric }) => metric === name))
        .flatMap((sample) => Object.keys(sample.labels)),
    );
    // The histogram and the gauges of these metrics have labels once they have values.
    const known = new Set([...labels, ...ADDED, 'le', 'run', 'method', 'route', 'status']);
    for (const label of [...selectors.flatMap((each) => each.labels), ...groupsOf(expr)])
      expect([label, known.has(label)]).toEqual([label, true]);
  });
});

it('every panel has a query, and every alert a severity and a summary', () => {
  expect(charts.length).toBeGreaterThan(20);
  for (const { title, targets } of charts) expect([title, targets?.length ?? 0]).not.toEqual([title, 0]);
  for (const { alert, labels, annotations } of rules)
    expect([alert, labels.severity, annotations.summary]).toEqual([
      alert,
      expect.stringMatching(/^(page|ticket)$/),
      expect.any(String),
    ]);
});
