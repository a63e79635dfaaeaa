import { useState } from 'react';
import type { MentorCard } from '../../../contract/discovery/schemas.ts';
import { useMe } from '../accounts/index.ts';
import { askToSignIn, BookSession, type SessionMentor, type SessionPreset } from '../bookings/index.ts';

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
  const { me } = useMe();
  const [asked, setAsked] = useState<{ mentor: SessionMentor; preset: SessionPreset } | null>(null);
  /** With a start, the window opens at that time (DIS-27); visitors are asked to sign in first (DIS-29). */
  const book = (mentor: MentorCard, slot?: string) => {
    const preset = slot === undefined ? {} : { slot };
    if (me) setAsked({ mentor: sessionMentor(mentor), preset });
    // Not this list: the mentor may be on another page of it by then (M29).
    else askToSignIn(sessionMentor(mentor), preset, mentor.profile_link);
  };
  const bookingWindow = asked && (
    <BookSession key={asked.mentor.id} mentor={asked.mentor} preset={asked.preset} onClose={() => setAsked(null)} />
  );
  return { book, bookingWindow };
};
