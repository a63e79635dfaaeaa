import { useState } from 'react';
import type { Availability } from '../../../contract/availability/schemas/own.ts';
import { CallRefused } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { availabilityBody, type Draft, draftOf, isSame, type Messages, placed, withoutPlace } from './draft.ts';
import { useSaveAvailability } from './queries.ts';
import { useWhoseHours } from './whose.ts';

/** What every part of the editor is given. */
export interface Editor {
  draft: Draft;
  saved: Draft;
  messages: Messages;
  /** Changes the draft; what was wrong at `place` is being mended. */
  change: (next: Draft, place?: string) => void;
  hasChanges: boolean;
  /** Other hours were saved somewhere else while these were being typed. */
  isOutOfDate: boolean;
  isSaving: boolean;
  save: () => void;
  /** Back to what is saved. */
  discard: () => void;
  /** Goes on with what was typed: saving it replaces what was saved elsewhere. */
  keepMine: () => void;
}

/** Into view, but not into focus: a field that opens its list would hide what is said under it. */
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
  // Saved in another tab, or here with an answer that got lost: nothing typed is in the way.
  if (isOther && !saving.isPending && (!hasChanges || isSame(draft, draftOf(latest, inProgramme)))) follow(latest);

  const sayWhatFailed = (error: unknown) => {
    if (!(error instanceof CallRefused)) return sayFailure(error);
    const { code, fields } = error.refusal;
    if (fields) {
      setMessages(placed(fields, draft));
      return showFirstWrong();
    }
    // The page itself says so at its top, and asks what to do.
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
