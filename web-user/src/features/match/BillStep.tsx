import { isVenue } from '@domain/venue/area.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.js';
import { matchKey } from '../../shared/api/keys.js';
import type { ChatMessage, Match } from '../../shared/api/types.js';
import { systemText } from '../../shared/i18n/system-texts.js';
import { Button } from '../../shared/ui/Button.js';
import { MenuLine } from '../../shared/ui/Card.js';
import { Checkbox } from '../../shared/ui/Checkbox.js';
import { ChoiceGroup } from '../../shared/ui/ChoiceGroup.js';
import { billOf } from './bill.js';
import type { FeedbackDraft } from './feedback-draft.js';
import { t } from './feedback-messages.js';
import { ShareTable } from './ShareTable.js';

/** The questions that the table was asked, in the reader's language. There are none to choose where they cannot be loaded. */
function useQuestions({ id, hasLeftChat }: Match) {
  const { data = [] } = useQuery({
    queryKey: [...matchKey(id), 'questions'],
    queryFn: async () => questionsIn(await call('get', '/api/matches/{id}/messages', { params: { id } })),
    enabled: !hasLeftChat,
  });
  return data;
}

interface BillStepProps {
  match: Match;
  draft: FeedbackDraft;
  onChange: () => void;
  onDone: () => void;
}

/** The bill as it is shared, and what may be added to it. */
export function BillStep({ match, draft, onChange, onDone }: BillStepProps) {
  const questions = useQuestions(match);
  const [question, setQuestion] = useState<string | null>(null);
  const [hasPlace, setHasPlace] = useState(false);
  const bill = billOf(match, draft, { question, hasPlace });
  return (
    <div className="grid gap-5">
      <section aria-labelledby="bill" className="rounded-md bg-facade p-4 text-on-facade">
        <h3 id="bill" tabIndex={-1} className="mb-3 text-center text-2xl outline-none">
          {t('bill')}
        </h3>
        <dl className="grid gap-1.5 wrap-anywhere [&_dt]:text-on-facade">
          {bill.map(({ label, value }) => (
            <MenuLine key={label} label={label}>
              <bdi>{value}</bdi>
            </MenuLine>
          ))}
        </dl>
      </section>
      <div className="grid gap-2.5">
        <ShareTable bill={bill} />
        <Button look="secondary" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
      {isVenue(match.suggestedLocation) && (
        <Checkbox
          label={t('addPlace')}
          role="switch"
          checked={hasPlace}
          onChange={({ target }) => setHasPlace(target.checked)}
        />
      )}
      {questions.length > 0 && (
        <ChoiceGroup
          legend={t('bestQuestion')}
          value={question}
          onChange={setQuestion}
          choices={questions.map((value) => ({ value, label: value }))}
        />
      )}
      <Button look="quiet" onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  );
}

type Key = Parameters<typeof systemText>[0];

/** The icebreaker questions of a chat in the reader's language, without those that a newer server knows. */
function questionsIn(messages: readonly ChatMessage[]): string[] {
  const asked = messages.flatMap(({ line }) => {
    const { questions = [] } = (line?.params ?? {}) as { questions?: string[] };
    return line?.kind.startsWith('icebreaker.') ? questions : [];
  });
  const keys = [...new Set(asked)].map((question) => `question.${question}`);
  return keys.filter((key): key is Key => systemText.has(key)).map((key) => systemText(key));
}
