import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { OfflineRole } from '../../../../contract/bookings/schemas/offline.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { wordOf } from '../BookSession/form.ts';
import { redirectOf } from '../refusals.ts';
import { type Log, useLogSession } from './queries.ts';

/** The form's values, named as in the API; null or '' where nothing is chosen yet. */
export interface OfflineWords {
  user_id: number | null;
  program_id: number;
  booking_type: 'one_on_one' | 'group' | null;
  booking_method: 'online' | 'physical' | null;
  participant_id: number | null;
  group_id: number | null;
  meetup_location: string;
  start_time: string;
  duration: number;
  agenda_id: number | null;
  learning_objectives_attributes: { objective: string }[];
}

const loadSchema = () =>
  import('../../../../contract/bookings/schemas/offline.ts').then(
    ({ logOfflineSession: { body } }) => body.shape.booking,
  );

const usualMinutes = 60;
/** OFF-02: which service it was, and that the session is completed. */
const alwaysSent = { service_id: 2, status: 'completed' } as const;

/** Nothing is preset except the usual length of a session; an admin also has to choose the mentor. */
const nothingChosen = ({ userId, programId }: Log, forOthers: boolean): OfflineWords => ({
  user_id: forOthers ? null : userId,
  program_id: programId,
  booking_type: null,
  booking_method: null,
  participant_id: null,
  group_id: null,
  meetup_location: '',
  start_time: '',
  duration: usualMinutes,
  agenda_id: null,
  learning_objectives_attributes: [{ objective: '' }],
});

const fields = [
  'user_id',
  'booking_type',
  'booking_method',
  'participant_id',
  'group_id',
  'meetup_location',
  'start_time',
  'duration',
  'agenda_id',
  'learning_objectives_attributes',
  'learning_objectives_attributes.0.objective',
  'learning_objectives_attributes.1.objective',
  'learning_objectives_attributes.2.objective',
] as const;

/** The form of a logged session, and how it is sent (OFF-01 to OFF-16). */
export const useOfflineForm = (log: Log, role: OfflineRole) => {
  const forOthers = role === 'admin';
  const send = useLogSession();
  const navigateTo = useNavigateTo();
  const { form, submit } = useSubmit({
    values: nothingChosen(log, forOthers),
    schema: loadSchema,
    fieldOf: wordOf,
    fields,
    send: (words, keyFor) => {
      const booking = { ...words, ...alwaysSent, role_type: role };
      return send.mutateAsync({ booking: booking as never, key: keyFor(booking) });
    },
    said: () => t`Offline booking created successfully!`,
    done: ({ redirectUrl }) => navigateTo(redirectUrl),
    failed: (error) => {
      const elsewhere = redirectOf(error);
      if (elsewhere !== null) navigateTo(elsewhere);
      return false;
    },
    printed: t`Oops, something went wrong`,
  });
  // Another program has other people, groups and modules, so those are cleared; the rest still applies.
  const place = `${log.programId} ${forOthers}`;
  const filledFor = useRef(place);
  useEffect(() => {
    if (filledFor.current === place) return;
    filledFor.current = place;
    const { user_id, program_id, participant_id, group_id, agenda_id, start_time } = nothingChosen(log, forOthers);
    for (const [name, value] of Object.entries({
      user_id,
      program_id,
      participant_id,
      group_id,
      agenda_id,
      start_time,
    }))
      form.setValue(name as keyof OfflineWords, value);
  }, [form, log, forOthers, place]);
  return {
    form,
    submit,
    pending: send.isPending,
    /** While sending or after success, there is nothing left to lose. */
    unsent: form.formState.isDirty && (send.isIdle || send.isError),
  };
};
export type OfflineForm = UseFormReturn<OfflineWords>;
