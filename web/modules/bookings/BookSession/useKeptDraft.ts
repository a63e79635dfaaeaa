import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { dropDraft, keepDraft, readDraft } from '../drafts.ts';
import type { WordsForm } from './form.ts';
import type { Wizard } from './wizard.ts';

interface Given {
  withId: number;
  userId: number | undefined;
  wizard: Wizard;
  form: WordsForm;
}

/** Keeps what is typed as it is typed, from the first word on. */
export const useKeptDraft = ({ withId, userId, wizard: { slot, zone }, form }: Given) => {
  const words = useWatch({ control: form.control });
  useEffect(() => {
    const topic = words.topic ?? '';
    const objectives = (words.learning_objectives_attributes ?? []).map(({ objective = '' }) => objective);
    const links = (words.booking_links_attributes ?? []).map(({ internal_link: link = '' }) => link);
    const isEmpty = [topic, ...objectives, ...links].every((text) => text === '');
    if (userId === undefined) return;
    if (!isEmpty) keepDraft(sessionStorage, withId, { userId, zone, slot, topic, objectives, links });
    // Whoever has emptied every field wants none of it back; what somebody else has typed here is not theirs to drop.
    else if (readDraft(sessionStorage, withId, userId)) dropDraft(sessionStorage, withId);
  }, [words, slot, zone, withId, userId]);
};
