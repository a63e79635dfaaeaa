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
  /** How many files are chosen. */
  files: number;
}

/** Saves the draft on every change, from the first word on. */
export const useKeptDraft = ({ withId, userId, wizard: { slot, zone }, form, files }: Given) => {
  const words = useWatch({ control: form.control });
  useEffect(() => {
    const topic = words.topic ?? '';
    const objectives = (words.learning_objectives_attributes ?? []).map(({ objective = '' }) => objective);
    const links = (words.booking_links_attributes ?? []).map(({ internal_link: link = '' }) => link);
    const isEmpty = files === 0 && [topic, ...objectives, ...links].every((text) => text === '');
    if (userId === undefined) return;
    if (!isEmpty) keepDraft(withId, { userId, zone, slot, topic, objectives, links, files });
    // Someone who has cleared every field does not want the draft back; drafts of other users here are left alone.
    else if (readDraft(withId, userId)) dropDraft(withId);
  }, [words, slot, zone, files, withId, userId]);
};
