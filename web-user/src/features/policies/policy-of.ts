import { APP_NAME } from '../../shared/app-name.js';
import { publicSetting } from '../../shared/public-setting.js';

export interface PolicySection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
}

/** A file such as `locales/en/terms.json`. */
export interface PolicyTexts {
  /** A remark on the translation; empty in English. */
  readonly note: string;
  readonly intro: string;
  /** In place of `intro` where an operator is set. */
  readonly introOfOperator?: string;
  /** Numbered in order. */
  readonly sections: readonly PolicySection[];
  readonly closing?: PolicySection;
  /** How readers reach the people in charge, for `{questions}`. */
  readonly questions: {
    /** With `{contact}` for the email address. */
    readonly byEmail: string;
    /** With `{reach}` for the other ways. */
    readonly elsewhere: string;
    /** Where the community gives no contact at all. */
    readonly ofOperator: string;
    readonly otherwise: string;
  };
  /** Where the pictures of maps come from, for `{maps}`. */
  readonly maps?: Readonly<Record<MapProvider, string>>;
}

/** A policy as it is shown: only `{contact}` and `{reach}` are left, which become links. */
export type Policy = Pick<PolicyTexts, 'note' | 'intro' | 'sections' | 'closing'>;

/** Fills in what an instance says about itself; a paragraph about an operator is left out where none is set. */
export function policyOf({
  note,
  intro,
  introOfOperator,
  sections,
  closing,
  questions,
  maps,
}: PolicyTexts): Policy {
  const values: Readonly<Record<string, string | undefined>> = {
    app: APP_NAME,
    operator: operator() || undefined,
    operatorName: operatorName() || undefined,
    maps: maps?.[mapProvider()],
  };
  const filled = (text: string): string =>
    text
      .replace('{questions}', () => contactSentences(questions))
      .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const filledSection = ({ title, paragraphs, points }: PolicySection): PolicySection => ({
    title,
    paragraphs: paragraphs?.map(filled).filter((text) => !text.includes('{operator}')),
    points: points?.map(filled),
  });
  return {
    note,
    intro: filled((operator() && introOfOperator) || intro),
    sections: sections.map(filledSection),
    closing: closing && filledSection(closing),
  };
}

function contactSentences({ byEmail, elsewhere, ofOperator, otherwise }: PolicyTexts['questions']): string {
  const hasEmail = publicSetting('contact-email') !== '';
  const hasMore = publicSetting('contact-link') !== '' || publicSetting('contact-text') !== '';
  if (!hasEmail && !hasMore) return operatorName() ? ofOperator : otherwise;
  return [...(hasEmail ? [byEmail] : []), ...(hasMore ? [elsewhere] : [])].join(' ');
}

/** The name of those who run the instance; empty where it is not set. */
const operatorName = (): string => publicSetting('operator-name');

/** Name and postal address in one line; empty without a name. */
const operator = (): string =>
  operatorName() && [operatorName(), publicSetting('operator-address')].filter(Boolean).join(', ');

/** The map source, which the server writes into a meta tag because the policy is public. */
export type MapProvider = 'google' | 'own' | 'outside';

export function mapProvider(): MapProvider {
  const written = publicSetting('map-tiles');
  return written === 'google' || written === 'own' ? written : 'outside';
}
