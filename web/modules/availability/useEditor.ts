import { useState } from 'react';
import type { Availability } from '../../../contract/availability/schemas/own.ts';
import { CallRefused } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { availabilityBody, type Draft, draftOf, isSame, type Messages, placed, withoutPlace } from './draft.ts';
import { useSaveAvailability } from './queries.ts';
import { useWhoseHours } from './whose.ts';

/** Passed to every part of the editor. */
export interface Editor {
  draft: Draft;
  saved: Draft;
  messages: Messages;
  /** Changes the draft; clears the messages at `place`, since the user is fixing it. */
  change: (next: Draft, place?: string) => void;
  hasChanges: boolean;
  /** Other hours were saved elsewhere while these were being edited. */
  isOutOfDate: boolean;
  isSaving: boolean;
  save: () => void;
  /** Goes back to what is saved. */
  discard: () => void;
  /** Keeps the draft: saving it replaces what was saved elsewhere. */
  keepMine: () => void;
}

/** Scrolls to the first error without focusing it: a field that opens its list would hide the message below it. */
const showFirstWrong = () =>
  requestAnimationFrame(() =>
    document.querySelector('main [aria-invalid="true"]')?.scrollIntoView({ block: 'center', behavior: 'smooth' }),
  );

export const useEditor = (latest: Availability): Editor => {
  const inProgramme = useWhoseHours() !== null;
  const [base, setBase] = useState(latest);
  const [draft, setDraft] = useState(() => draftOf(latest, inProgramme));
  const [messages, setMessages] = useState<Messages>({});
  const saving = useSaveAvailability();

  const follow = (next: Availability) => {
    setBase(next);
    setDraft(draftOf(next, inProgramme));
    setMessages({});
  };
  const saved = draftOf(base, inProgramme);
  const isOther = latest.version !== base.version;
  const hasChanges = !isSame(draft, saved);
  // Saved in another tab, or here with a lost answer: nothing typed would be lost, so follow the latest.
  if (isOther && !saving.isPending && (!hasChanges || isSame(draft, draftOf(latest, inProgramme)))) follow(latest);

  const sayWhatFailed = (error: unknown) => {
    if (!(error instanceof CallRefused)) return sayFailure(error);
    const { code, fields } = error.refusal;
    if (fields) {
      setMessages(placed(fields, draft));
      return showFirstWrong();
    }
    // The page itself shows this at its top, and asks what to do.
    if (code === 'availability.changed_elsewhere') return window.scrollTo({ top: 0, behavior: 'smooth' });
    sayFailure(error);
  };

  return {
    draft,
    saved,
    messages,
    change: (next, place) => {
      setDraft(next);
      if (place !== undefined) setMessages(withoutPlace(messages, place));
    },
    hasChanges,
    isOutOfDate: isOther && hasChanges && !saving.isPending,
    isSaving: saving.isPending,
    save: () =>
      saving.mutate(
        { ...availabilityBody(draft), version: base.version },
        {
          onSuccess: ({ message, availability }) => {
            follow(availability);
            toastSuccess(message);
          },
          onError: sayWhatFailed,
        },
      ),
    discard: () => follow(latest),
    keepMine: () => setBase(latest),
  };
};
