import type { LetterKind } from '../letters/render.tsx';

/** B115: of which letters there is a short message: a session asked for, accepted, moved or called off, reminders, feedback. */
const shortened: ReadonlySet<LetterKind> = new Set<LetterKind>([
  'booking.requested',
  'booking.accepted',
  'booking.rescheduled',
  'booking.cancelled',
  'booking.answer_due',
  'booking.day_before',
  'booking.hour_before',
  'booking.not_concluded',
  'booking.feedback_due',
]);

interface Person {
  whatsappNotification: boolean;
  phoneNo: string | null;
}

/**
 * NTF-14, NTF-15, A89: the number that the short message goes to, beside the letter; null for none. The person's switch
 * decides, in a programme the programme's as well.
 */
export const numberFor = (
  kind: LetterKind,
  { whatsappNotification, phoneNo }: Person,
  programme: { whatsappNotification: boolean } | null,
): string | null => {
  const both = whatsappNotification && (programme === null || programme.whatsappNotification);
  return both && shortened.has(kind) && phoneNo !== null && phoneNo !== '' ? phoneNo : null;
};
