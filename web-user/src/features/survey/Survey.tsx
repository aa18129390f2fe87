import { MUSIC_GENRES, TOPICS, VIBES } from '@domain/shared/survey-answers.js';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api/call.js';
import type { SurveyPayload } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { label } from '../../shared/labels.js';
import { saveTabNote, tabNote } from '../../shared/local-notes.js';
import { Button } from '../../shared/ui/Button.js';
import { openSheet } from '../../shared/ui/sheet-history.js';
import { toastAfterReload, toastError } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';

type QuestionName = keyof SurveyPayload;

/** The questions in display order. */
const QUESTIONS = [
  { name: 'favoriteConversationTopic', options: TOPICS },
  { name: 'favoriteMusic', options: MUSIC_GENRES },
  { name: 'personalityType', options: VIBES },
] as const satisfies ReadonlyArray<{ name: QuestionName; options: readonly string[] }>;

const OPTION =
  'flex min-h-14 cursor-pointer items-center gap-4 rounded-lg border-2 border-line-strong bg-card px-4 py-3 font-semibold transition-colors hover:border-ink has-checked:border-tomato has-checked:bg-tomato-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-tomato';

/** The survey: three questions, one per step. Back leads to the question before, and a reload keeps the answers. */
export function Survey() {
  const [{ step, answers }, setProgress] = useState(keptProgress);
  const setStep = (to: number) => setProgress({ step: to, answers });
  const save = useSaveSurvey();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  usePageTitle(t('pageTitle'));
  useEffect(() => keepProgress({ step, answers }), [step, answers]);
  // The pressed button is disabled until the question is answered, which would leave the focus on the body.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  useEffect(() => {
    if (step > 0) return openSheet(() => setProgress((now) => ({ ...now, step: step - 1 })));
  }, [step]);

  const question = QUESTIONS[step]!;
  const isLast = step === QUESTIONS.length - 1;
  const answered = answers[question.name] !== undefined;
  const percent = Math.round(((step + 1) / QUESTIONS.length) * 100);
  const busy = save.isPending || save.isSuccess;

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!answered || busy) return;
        if (isLast) save.mutate(answers as SurveyPayload);
        else setStep(step + 1);
      }}
    >
      <p className="text-muted">{t('intro')}</p>
      <div className="mt-5 flex items-baseline gap-2 font-semibold">
        <span aria-live="polite">{t('progress', { step: step + 1, steps: QUESTIONS.length })}</span>
        <span aria-hidden className="leader" />
        <span>{t('percent', { percent })}</span>
      </div>
      <div
        role="progressbar"
        aria-label={t('progress', { step: step + 1, steps: QUESTIONS.length })}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-2.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-tomato transition-[width] duration-300 ease-settle"
          style={{ width: `${percent}%` }}
        />
      </div>
      <fieldset key={question.name} disabled={busy} className="dialog-in mt-8">
        <legend className="mb-5">
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
            {t(question.name)}
          </h1>
        </legend>
        <div className="grid gap-2.5">
          {question.options.map((option) => (
            <label key={option} className={OPTION}>
              <input
                type="radio"
                name={question.name}
                value={option}
                checked={answers[question.name] === option}
                onChange={() => setProgress({ step, answers: { ...answers, [question.name]: option } })}
                className="size-5 shrink-0 accent-tomato outline-none"
              />
              {label(option)}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-8 flex gap-3">
        <Button look="secondary" disabled={step === 0 || busy} onClick={() => setStep(step - 1)}>
          {t('back')}
        </Button>
        <Button type="submit" className="flex-1" disabled={!answered} busy={busy}>
          {isLast ? (busy ? t('saving') : t('complete')) : t('next')}
        </Button>
      </div>
    </form>
  );
}

interface Progress {
  /** The index of the question on the screen; all before it are answered. */
  readonly step: number;
  readonly answers: Partial<Record<keyof SurveyPayload, string>>;
}

const NOTE = 'survey';

const keepProgress = (progress: Progress): void => saveTabNote(NOTE, JSON.stringify(progress));

/** The progress of this tab before a reload, as far as its answers are options today; otherwise the start. */
function keptProgress(): Progress {
  const { step, answers } = JSON.parse(tabNote(NOTE) ?? '{"step":0,"answers":{}}') as Progress;
  const known = QUESTIONS.filter(({ name, options }) => options.some((option) => option === answers[name]));
  const firstOpen = QUESTIONS.findIndex((question) => !known.includes(question));
  return {
    step: firstOpen < 0 ? step : Math.min(step, firstOpen),
    answers: Object.fromEntries(known.map(({ name }) => [name, answers[name]])),
  };
}

/** Mutation that saves the answers and reloads the page, and with it the user: until then the survey stays on the screen. */
const useSaveSurvey = () =>
  useAction({
    name: 'survey',
    run: (answers: SurveyPayload) => call('post', '/api/survey', { body: answers }),
    onSuccess: () => {
      toastAfterReload('success', { title: t('savedTitle'), description: t('savedText') });
      window.location.reload();
    },
    onFailure: () => toastError({ title: t('failedTitle'), description: t('failedText'), action: 'survey' }),
  });
