import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { Place } from '../../../lib/kept/places.ts';
import { dropDraft, keepDraft } from '../drafts.ts';
import type { WordsForm } from './form.ts';
import type { Wizard } from './wizard.ts';

interface Given {
  /** Null for a visitor, who has to sign in first. */
  place: Place | null;
  wizard: Wizard;
  form: WordsForm;
  /** How many files are chosen. */
  files: number;
}

/** Saves the draft on every change, from the first word on. */
export const useKeptDraft = ({ place, wizard: { slot, zone }, form, files }: Given) => {
  const words = useWatch({ control: form.control });
  useEffect(() => {
    const topic = words.topic ?? '';
    const objectives = (words.learning_objectives_attributes ?? []).map(({ objective = '' }) => objective);
    const links = (words.booking_links_attributes ?? []).map(({ internal_link: link = '' }) => link);
    const isEmpty = files === 0 && [topic, ...objectives, ...links].every((text) => text === '');
    if (place === null) return;
    if (!isEmpty) keepDraft(place, { zone, slot, topic, objectives, links, files });
    // Someone who has cleared every field does not want the draft back.
    else dropDraft(place);
  }, [words, slot, zone, files, place]);
};
