import type { Joins } from '../lib/joins.ts';
import { AddToCalendar } from '../modules/calendars/index.ts';
import { ReviewSections } from '../modules/reviews/index.ts';

/** What later modules bring to the pages of earlier ones. */
export const joins: Joins = { AddToCalendar, BookingReviews: ReviewSections };
