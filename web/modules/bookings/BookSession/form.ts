import { t } from '@lingui/core/macro';
import type { UseFormReturn } from 'react-hook-form';
import type { CallInput } from '../../../../contract/endpoint.ts';
import type { requestBooking } from '../../../../contract/bookings/endpoints.ts';
import type { Draft } from '../drafts.ts';
import type { Preset } from './wizard.ts';

/** The schema for the texts of a request: names and messages come from the contract (BKG-30 to BKG-34). */
export const loadWords = () =>
  import('../../../../contract/bookings/schemas/acts.ts').then(({ requestBooking: { body } }) =>
    body.shape.booking.pick({ topic: true, learning_objectives_attributes: true, booking_links_attributes: true }),
  );
export type Words = Pick<
  CallInput<typeof requestBooking>['body']['booking'],
  'topic' | 'learning_objectives_attributes' | 'booking_links_attributes'
>;

export const tooLong = (issue: { code?: string; origin?: unknown; maximum?: unknown }) => {
  const max = Number(issue.maximum);
  return issue.code === 'too_big' && issue.origin === 'string' ? t`Please use at most ${max} characters` : undefined;
};

const rows = (texts: readonly string[] | undefined) => (texts && texts.length > 0 ? texts : ['']);

/** Step 2. Restores what was typed before; a preset fills only what has not been typed yet. */
export const wordsOf = (preset: Preset, draft: Draft | null): Words => ({
  topic: draft?.topic || (preset.topic ?? ''),
  learning_objectives_attributes: rows(draft?.objectives ?? preset.objectives).map((objective) => ({ objective })),
  booking_links_attributes: rows(draft?.links).map((link) => ({ internal_link: link })),
});

export type WordsForm = UseFormReturn<Words>;

/** The form's name for a field of the API. */
export const wordOf = (wire: string) => wire.replace(/^booking\./, '');

/** The fields that a refusal may name. */
export const fieldsOf = (words: Words) =>
  [
    'topic',
    'learning_objectives_attributes',
    ...words.learning_objectives_attributes.map((_, at) => `learning_objectives_attributes.${at}.objective` as const),
    ...(words.booking_links_attributes ?? []).map((_, at) => `booking_links_attributes.${at}.internal_link` as const),
  ] as const;
