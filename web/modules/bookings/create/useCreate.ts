import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { deviceZone } from '../../../lib/clock.ts';
import { newKey } from '../../../lib/new-key.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useMe } from '../../accounts/index.ts';
import { useThisProgramme } from '../../programmes/index.ts';
import { type Attached, fileErrorOf, uploadsOf } from '../BookSession/files.ts';
import { fieldsOf, wordOf, type Words } from '../BookSession/form.ts';
import { takenBy } from '../refusals.ts';
import { beginning, type Choices, type CreateStep, gapsOf, mentorIdOf, refusedTime, stepBack } from './choices.ts';
import { createBookingBody } from './body.ts';
import { useCreateBooking, useOpenStarts } from './queries.ts';

/** The schema of step 3: names and messages come from the contract (ADB-35 to ADB-38). */
const loadTopic = () =>
  import('../../../../contract/bookings/schemas/create.ts').then(({ TopicFields }) => TopicFields);

const noWords: Words = {
  topic: '',
  learning_objectives_attributes: [{ objective: '' }],
  booking_links_attributes: [{ internal_link: '' }],
};

const useFiles = () => {
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const [fileError, setFileError] = useState<string | null>(null);
  return {
    files,
    fileError,
    setFileError,
    draft: null,
    areFilesLost: false,
    addFiles: (picked: File[]) => {
      setFileError(null);
      setFiles((now) => [...now, ...picked.map((file) => ({ key: newKey(), file }))]);
    },
    removeFile: (gone: string) => setFiles((now) => now.filter((one) => one.key !== gone)),
  };
};

export interface CreateProps {
  /** The heading level within a step: one below the page's or the window's title. */
  level: 2 | 3;
  hasGroups: boolean;
  onDone: (booking: Booking) => void;
  onClose: () => void;
}

/** Sends the request, and on a refusal goes to the step where it can be fixed. */
const useSending = (
  { files, setFileError }: ReturnType<typeof useFiles>,
  {
    programId,
    choices,
    onRefused,
    onDone,
  }: {
    programId: number;
    choices: Choices;
    onRefused: (taken: NonNullable<ReturnType<typeof takenBy>>) => void;
    onDone: (booking: Booking) => void;
  },
) => {
  const create = useCreateBooking();
  const { form, submit } = useSubmit({
    values: noWords,
    schema: loadTopic,
    fieldOf: wordOf,
    fields: fieldsOf,
    send: async (words, keyFor) => {
      const body = createBookingBody(programId, choices, words);
      if (body === null) return null;
      const uploads = uploadsOf(files);
      const options = { key: keyFor([body, uploads]), ...(files.length > 0 && { uploads }) };
      return create.mutateAsync({ body, options });
    },
    said: (answer) => answer && t`The session is booked.`,
    done: (answer) => answer && onDone(answer.booking),
    // Errors that belong to no field are shown in the wizard itself, below its step.
    failed: (error) => {
      const taken = takenBy(error);
      if (taken) onRefused(taken);
      else setFileError(fileErrorOf(error));
      return true;
    },
  });
  return { create, form, send: submit };
};

/** The wizard's whole state: what is chosen, what is typed, and what the server says about it (ADB-32 to ADB-45). */
export const useCreate = ({ level, hasGroups, onDone, onClose }: CreateProps) => {
  const { me } = useMe();
  const { id: programId } = useThisProgramme();
  const [choices, setChoices] = useState(() => beginning(me?.timezone ?? deviceZone(), hasGroups));
  const [asked, setAsked] = useState<CreateStep | null>(null);
  const files = useFiles();
  const mentorId = mentorIdOf(choices);
  const { group, duration } = choices;
  const starts = useOpenStarts({ programId, mentorId, groupId: group?.id ?? null, duration });
  const { create, form, send } = useSending(files, {
    programId,
    choices,
    onRefused: (taken) => setChoices((now) => refusedTime(now, taken)),
    onDone,
  });
  const next = () => {
    setAsked(choices.step);
    if (gapsOf(choices).length > 0) return;
    return choices.step === 3 ? send() : setChoices((now) => ({ ...now, step: now.step === 1 ? 2 : 3 }));
  };
  const isFirst = choices.step === (hasGroups ? 1 : 2);
  return {
    level,
    programId,
    choices,
    change: (changes: Partial<Choices>) => setChoices((now) => ({ ...now, ...changes })),
    setChoices,
    /** Shown only once the user has tried to go on. */
    gaps: asked === choices.step ? gapsOf(choices) : [],
    mentorId,
    starts,
    topic: { ...files, form },
    pending: create.isPending,
    /** While sending or after success, there is nothing left to lose. */
    unsent: form.formState.isDirty && (create.isIdle || create.isError),
    error: create.error,
    next,
    isFirst,
    goBack: () => (isFirst ? onClose() : setChoices(stepBack)),
    close: () => (create.isPending ? undefined : onClose()),
  };
};
export type Creating = ReturnType<typeof useCreate>;
