import { t } from '@lingui/core/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { requestBooking } from '../../../../contract/booking-acts.ts';
import type { Draft } from '../drafts.ts';
import type { Preset } from './wizard.ts';

/** The words of a request, by the names and with the messages of the contract (BKG-30 to BKG-34). */
const Words = requestBooking.body.shape.booking.pick({
  topic: true,
  learning_objectives_attributes: true,
  booking_links_attributes: true,
});
export type Words = z.input<typeof Words>;

const tooLong = (issue: { code?: string; origin?: unknown; maximum?: unknown }) => {
  const max = Number(issue.maximum);
  return issue.code === 'too_big' && issue.origin === 'string' ? t`Please use at most ${max} characters` : undefined;
};

const rows = (texts: readonly string[] | undefined) => (texts && texts.length > 0 ? texts : ['']);

/** Step 2. What was typed before comes back; a preset fills in what nobody typed yet. */
export const useWords = (preset: Preset, draft: Draft | null) =>
  useForm<Words>({
    resolver: zodResolver(Words, { error: tooLong }),
    defaultValues: {
      topic: draft?.topic || (preset.topic ?? ''),
      learning_objectives_attributes: rows(draft?.objectives ?? preset.objectives).map((objective) => ({ objective })),
      booking_links_attributes: rows(draft?.links).map((link) => ({ internal_link: link })),
    },
  });

export type WordsForm = ReturnType<typeof useWords>;
