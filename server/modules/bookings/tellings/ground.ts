import type { Temporal } from 'temporal-polyfill';
import type { Change } from '../../../platform/work.ts';
import type { TellingGround } from '../../../telling/telling.ts';
import type { LivingPerson } from '../../accounts/index.ts';
import type { ProgrammeRow } from '../../programmes/index.ts';
import type { BookingView } from '../queries/views.ts';

/** What the emails about sessions need from modules that depend on this one. */
export interface TellingPorts {
  /** The calendar file of a session for this participant's email, as of now (M27). */
  sessionFile: (
    view: BookingView,
    recipient: Pick<LivingPerson, 'id' | 'firstname' | 'lastname' | 'email'>,
    publisher: TellingGround['settings'],
    now: Temporal.Instant,
  ) => string;
  /**
   * M04: ids of other mentors with a free slot whom this mentee can ask instead; with programme null, mentors of the
   * platform.
   */
  mentorsInstead: (
    change: Change,
    lapsed: { mentorId: number; menteeId: number; programme: ProgrammeRow['program'] | null },
  ) => Promise<number[]>;
}

export type BookingGround = TellingGround & TellingPorts;
