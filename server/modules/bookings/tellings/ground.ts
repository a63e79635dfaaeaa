import type { Temporal } from 'temporal-polyfill';
import type { Change } from '../../../platform/work.ts';
import type { TellingGround } from '../../../telling/telling.ts';
import type { ProgrammeRow } from '../../programmes/index.ts';
import type { BookingView } from '../queries/views.ts';

/** What the emails about sessions ask of modules that come later. */
export interface TellingPorts {
  /** The calendar file of a session for this participant, as of now (CAL-08). */
  sessionFile: (
    view: BookingView,
    userId: number,
    publisher: TellingGround['settings'],
    now: Temporal.Instant,
  ) => string;
  /** M04: the ids of mentors with a free slot whom this mentee can ask instead of that one; programme null: the platform's. */
  mentorsInstead: (
    change: Change,
    lapsed: { mentorId: number; menteeId: number; programme: ProgrammeRow['program'] | null },
  ) => Promise<number[]>;
}

export type BookingGround = TellingGround & TellingPorts;
