export interface PolicySection {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

function Section({ heading, section: { paragraphs, points } }: { heading: string; section: PolicySection }) {
  return (
    <section>
      <h2 className="text-lg">{heading}</h2>
      {paragraphs?.map((text) => (
        <p key={text} className="mt-2 text-muted">
          {text}
        </p>
      ))}
      {points && (
        <ul className="mt-2 list-disc space-y-1.5 pl-5 text-muted marker:text-tomato">
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A policy's numbered sections, and after them what has no number. */
export function PolicyText({
  intro,
  sections,
  closing,
}: {
  intro: string;
  sections: readonly PolicySection[];
  closing?: PolicySection;
}) {
  return (
    <div className="grid gap-7">
      <p>{intro}</p>
      {sections.map((section, index) => (
        <Section key={section.title} heading={`${index + 1}. ${section.title}`} section={section} />
      ))}
      {closing && <Section heading={closing.title} section={closing} />}
    </div>
  );
}
