import type { Joins } from '../lib/joins.ts';
import { AddToCalendar } from '../modules/calendars/index.ts';
import { SessionMinutes } from '../modules/minutes/index.ts';
import { LearningOf } from '../modules/objectives/index.ts';
import { ReviewSections } from '../modules/reviews/index.ts';
import { MeetingNotes } from '../modules/transcription/index.ts';

/** Components from later modules that pages of earlier modules use. */
export const joins: Joins = { AddToCalendar, BookingReviews: ReviewSections, LearningOf, MeetingNotes, SessionMinutes };
