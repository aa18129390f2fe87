import { useState } from 'react';
import { errorCode, errorMessage } from '../../shared/api/http.js';
import type { CommunityEditorProps } from './CommunityEditor.js';
import {
  changedFields,
  type CommunityDraft,
  type CommunityForm,
  draftOf,
  type Field,
  mergedDraft,
  refusedFields,
  t,
  textsOf,
} from './community-draft.js';

interface Progress {
  readonly isBusy: boolean;
  readonly isSaved: boolean;
  readonly error: string | null;
}

const IDLE: Progress = { isBusy: false, isSaved: false, error: null };

/** What is typed, and the version that it is based on; after a conflict also the version of the other admin. */
export function useCommunityEditor({ form, load, save }: CommunityEditorProps) {
  const [base, setBase] = useState<CommunityForm>(form);
  const [draft, setDraft] = useState<CommunityDraft>(() => draftOf(form));
  const [theirs, setTheirs] = useState<CommunityForm | null>(null);
  const [refused, setRefused] = useState<readonly Field[]>([]);
  const [state, setState] = useState(IDLE);

  const start = (version: CommunityForm, typed: CommunityDraft, progress = IDLE): void => {
    setBase(version);
    setDraft(typed);
    setTheirs(null);
    setRefused([]);
    setState(progress);
  };

  async function submit(): Promise<void> {
    const wrong = refusedFields(draft);
    setRefused(wrong);
    if (wrong.length > 0) return setState({ ...IDLE, error: t('checkFields') });
    setState({ ...IDLE, isBusy: true });
    try {
      const saved = await save({ ...textsOf(draft), version: base.version });
      start(saved, draftOf(saved), { ...IDLE, isSaved: true });
    } catch (error) {
      if (errorCode(error) !== 'community_changed_meanwhile') return fail(error);
      await load().then((version) => {
        setTheirs(version);
        setState(IDLE);
      }, fail);
    }
  }

  const fail = (error: unknown): void => setState({ ...IDLE, error: errorMessage(error) });

  return {
    base,
    draft,
    theirs,
    refused,
    state,
    isChanged: changedFields(draftOf(base), draft).length > 0,
    edit(field: Field, value: string): void {
      setDraft((typed) => ({ ...typed, [field]: value }));
      setRefused((fields) => fields.filter((each) => each !== field));
      setState((progress) => ({ ...progress, isSaved: false }));
    },
    submit,
    discard: () => start(base, draftOf(base)),
    keepMine: () => theirs && start(theirs, mergedDraft(draftOf(base), draft, draftOf(theirs))),
    takeTheirs: () => theirs && start(theirs, draftOf(theirs)),
  };
}
