import type { Temporal } from 'temporal-polyfill';
import type { DemoAccount } from '../modules/accounts/demo.ts';
import type { DemoAvailability } from '../modules/availability/demo.ts';
import type { DemoSession } from '../modules/bookings/demo/session.ts';
import type { DemoProfile } from '../modules/profiles/demo.ts';
import type { ProgrammeRole } from '../modules/programmes/demo.ts';
import type { DemoReview } from '../modules/reviews/demo.ts';
import type { DemoPlace } from '../platform/plug.ts';

/** The programmes in db/demo/programmes.json. */
export type ProgrammeKey = DemoPlace['key'];

/** A programme that has been written, with what other rows need to refer to it. */
export interface WrittenPlace {
  programId: number;
  roleId: (name: ProgrammeRole) => number;
}

/** The people and programmes that have been written so far, by their keys. */
export interface Written {
  people: readonly DemoPerson[];
  ids: ReadonlyMap<string, number>;
  programmes: ReadonlyMap<ProgrammeKey, WrittenPlace>;
  now: Temporal.Instant;
}

export interface DemoMembership {
  programme: ProgrammeKey;
  role: ProgrammeRole;
  since: Temporal.Instant;
  /** M06: the most mentees that a mentor takes; null for no limit. */
  capacity: number | null;
}

/** Keys: 'mentee', 'mentor', 'platform' …, 'mentor-12', 'mentee-107', 'colleague-40'. */
export interface DemoPerson extends DemoAccount, DemoProfile {
  memberships: readonly DemoMembership[];
  /** Mentors only. */
  availability: DemoAvailability | null;
  /** What this person likes to talk about: keys of db/demo/topics.json. */
  subjects: readonly string[];
}

export interface DemoBooking extends DemoSession {
  mentor: string;
  mentee: string;
  /** Null: a session on the platform, outside any programme. */
  programme: ProgrammeKey | null;
  reviews: readonly DemoReview[];
}
