import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MentorCard } from '../../../contract/discovery/schemas.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { toastInfo } from '../../ui/toast.tsx';
import { useMe } from '../accounts/index.ts';
import { BookSession, type SessionMentor, type SessionPreset } from '../bookings/index.ts';

/** A card's mentor in the form the Book Session window takes. */
const sessionMentor = ({ id, slug, full_name: name, photo, info }: MentorCard): SessionMentor => ({
  id,
  slug,
  name,
  photo,
  job: info.job_title,
  company: info.company,
});

/**
 * The Book Session window of a page of mentors. It belongs to the page, not to a card: a card may leave the list while
 * someone is filling in the window.
 */
export const useBookMentor = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const [asked, setAsked] = useState<{ mentor: SessionMentor; preset: SessionPreset } | null>(null);
  /** With a start, the window opens at that time (DIS-27); visitors are asked to sign in first (DIS-29). */
  const book = (mentor: MentorCard, slot?: string) => {
    if (me) setAsked({ mentor: sessionMentor(mentor), preset: slot === undefined ? {} : { slot } });
    else {
      rememberReturnAddress();
      toastInfo(t`Please sign in`);
    }
  };
  const bookingWindow = asked && (
    <BookSession key={asked.mentor.id} mentor={asked.mentor} preset={asked.preset} onClose={() => setAsked(null)} />
  );
  return { book, bookingWindow };
};
