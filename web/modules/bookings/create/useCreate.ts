import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { deviceZone } from '../../../lib/clock.ts';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { newKey } from '../../../lib/new-key.ts';
import { judgedBy } from '../../../lib/schemas.ts';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useMe } from '../../accounts/index.ts';
import { useThisProgramme } from '../../programmes/index.ts';
import { type Attached, fileErrorOf, uploadsOf } from '../BookSession/files.ts';
import { fieldsOf, type Words } from '../BookSession/form.ts';
import { takenBy } from '../refusals.ts';
import { beginning, type Choices, type CreateStep, gapsOf, mentorIdOf, refusedTime, stepBack } from './choices.ts';
import { bodyOf } from './body.ts';
import { useCreateBooking, useOpenStarts } from './queries.ts';

/** Step 3 by the names and with the messages of the contract (ADB-35 to ADB-38). */
const loadTopic = () =>
  import('../../../../contract/bookings/schemas/create.ts').then(({ TopicFields }) => TopicFields);

const useTopic = () => {
  const form = useForm<Words>({
    resolver: judgedBy(loadTopic),
    defaultValues: {
      topic: '',
      learning_objectives_attributes: [{ objective: '' }],
      booking_links_attributes: [{ internal_link: '' }],
    },
  });
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const [fileError, setFileError] = useState<string | null>(null);
  return {
    form,
    files,
    fileError,
    setFileError,
    draft: null,
    addFiles: (picked: File[]) => {
      setFileError(null);
      setFiles((now) => [...now, ...picked.map((file) => ({ key: newKey(), file }))]);
    },
    removeFile: (gone: string) => setFiles((now) => now.filter((one) => one.key !== gone)),
  };
};

export interface CreateProps {
  /** The level of the headings within a step: below a page's title or a window's. */
  level: 2 | 3;
  hasGroups: boolean;
  onDone: (booking: Booking) => void;
  onClose: () => void;
}

/** Sends it, and leads a refusal to the step that can mend it. */
const useSending = (
  { form, files, setFileError }: ReturnType<typeof useTopic>,
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
  const [key] = useState(newKey);
  const refused = (error: unknown) => {
    const taken = takenBy(error);
    if (taken) {
      onRefused(taken);
      return;
    }
    setFileError(fileErrorOf(error));
    showFieldErrors(error, form.setError, fieldsOf(form.getValues()), (name) => name.replace(/^booking\./, ''));
  };
  const send = form.handleSubmit((words) => {
    const body = bodyOf(programId, choices, words);
    if (body === null) return;
    const options = { key, ...(files.length > 0 && { uploads: uploadsOf(files) }) };
    const onSuccess = ({ booking }: { booking: Booking }) => {
      toastSuccess(t`The session is booked.`);
      onDone(booking);
    };
    create.mutate({ body, options }, { onSuccess, onError: refused });
  });
  return { create, send };
};

/** The wizard's whole state: what is chosen, what is typed, and what the server says of it (ADB-32 to ADB-45). */
export const useCreate = ({ level, hasGroups, onDone, onClose }: CreateProps) => {
  const { me } = useMe();
  const { id: programId } = useThisProgramme();
  const [choices, setChoices] = useState(() => beginning(me?.timezone ?? deviceZone(), hasGroups));
  const [asked, setAsked] = useState<CreateStep | null>(null);
  const topic = useTopic();
  const mentorId = mentorIdOf(choices);
  const { group, duration } = choices;
  const starts = useOpenStarts({ programId, mentorId, groupId: group?.id ?? null, duration });
  const { create, send } = useSending(topic, {
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
    /** Said from the moment at which somebody wanted to go on. */
    gaps: asked === choices.step ? gapsOf(choices) : [],
    mentorId,
    starts,
    topic,
    pending: create.isPending,
    /** On its way or arrived, nothing is lost any more. */
    unsent: topic.form.formState.isDirty && (create.isIdle || create.isError),
    error: create.error,
    next,
    isFirst,
    goBack: () => (isFirst ? onClose() : setChoices(stepBack)),
    close: () => (create.isPending ? undefined : onClose()),
  };
};
export type Creating = ReturnType<typeof useCreate>;
