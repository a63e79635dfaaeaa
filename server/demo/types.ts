import type { Temporal } from 'temporal-polyfill';
import type { BookingSide, StoredStatus } from '../../contract/bookings/index.ts';

export type Gender = 'male' | 'female';
export type CareerLevel = 'entry' | 'middle' | 'senior' | 'director' | 'chief';

/** `programme`: a mentor of programmes only; null: not a mentor. */
export type Mentorship = 'approved' | 'pending' | 'programme';

/** What the account may do beside being a person. */
export type Office = 'programme_admin' | 'portal_owner' | 'enterprise' | 'platform';

export interface DemoJob {
  title: string;
  company: string;
  description: string | null;
  /** 'YYYY-MM-DD' */
  startDate: string;
  /** Null: the present job. */
  endDate: string | null;
}

export interface DemoEducation {
  universityId: number;
  university: string;
  level: 'diploma' | 'bachelors' | 'masters';
  major: string;
  startDate: string;
  /** Null: still studying. */
  endDate: string | null;
}

/** On the mentor's wall clock; weekday 0 is Sunday; 'HH:mm'. */
export interface DemoHours {
  weekday: number;
  from: string;
  to: string;
}

/** Replaces the weekly hours of that day. */
export type DemoOverride = { day: string; blocked: true } | { day: string; blocked: false; from: string; to: string };

export interface DemoAvailability {
  hours: readonly DemoHours[];
  overrides: readonly DemoOverride[];
  noticeMinutes: number;
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  sessionsAWeek: number | null;
  dnd: boolean;
}

/** The programmes of db/demo/programmes.json. */
export type ProgrammeKey = 'graduates' | 'leaders' | 'founders';

/** The people and programmes that are written already, by their keys. */
export interface Written {
  people: readonly DemoPerson[];
  ids: ReadonlyMap<string, number>;
  programmeIds: ReadonlyMap<ProgrammeKey, number>;
}

/** What somebody is in a programme; the names of the roles (B76). */
export type ProgrammeRole = 'Portal Owner' | 'Admin' | 'Mentor' | 'Mentee';

export interface DemoMembership {
  programme: ProgrammeKey;
  role: ProgrammeRole;
  since: Temporal.Instant;
  /** M06: how many mentees a mentor takes; null for no limit. */
  capacity: number | null;
}

export interface DemoPerson {
  /** What bookings name people by: 'mentee', 'mentor', 'platform' …, 'mentor-12', 'mentee-107', 'colleague-40'. */
  key: string;
  userType: 'mentee' | 'mentor' | 'admin';
  mentorship: Mentorship | null;
  office: Office | null;
  memberships: readonly DemoMembership[];
  firstname: string;
  lastname: string;
  slug: string;
  email: string;
  gender: Gender;
  /** db/demo/portraits/NNN.webp */
  portrait: number;
  timeZone: string;
  countryId: number;
  joinedAt: Temporal.Instant;
  /** When the application was approved. */
  mentorSince: Temporal.Instant | null;
  jobTitle: string | null;
  company: string | null;
  linkedinUrl: string;
  intro: string;
  impact: string | null;
  workingExperience: string;
  careerLevel: CareerLevel;
  languageIds: readonly number[];
  industryIds: readonly number[];
  skillIds: readonly number[];
  goalIds: readonly number[];
  serviceIds: readonly number[];
  whoToMentor: readonly number[];
  interestedIndustryIds: readonly number[];
  interestedCompanyIds: readonly number[];
  jobRoles: readonly string[];
  jobs: readonly DemoJob[];
  education: readonly DemoEducation[];
  /** Mentors only. */
  availability: DemoAvailability | null;
  /** What this person likes to talk about: keys of db/demo/topics.json. */
  subjects: readonly string[];
}

export interface DemoReschedule {
  by: BookingSide;
  at: Temporal.Instant;
  oldStartAt: Temporal.Instant;
  newStartAt: Temporal.Instant;
  reason: string | null;
}

export interface DemoReport {
  kind: 'absent' | 'not_carried_out';
  /** The other side is the one reported. */
  by: BookingSide;
  reason: 'did_not_show_up' | 'others' | null;
  otherReason: string | null;
  at: Temporal.Instant;
  status: 'open' | 'investigating' | 'resolved';
}

export interface DemoReview {
  by: BookingSide;
  at: Temporal.Instant;
  /** Answers to the rater's two star questions, the primary one first. */
  stars: readonly [number, number];
  text: string | null;
  thankYou: string | null;
  badgeIds: readonly number[];
}

export interface DemoNote {
  by: BookingSide;
  at: Temporal.Instant;
  text: string;
}

export interface DemoCancellation {
  by: BookingSide | 'admin' | 'system';
  at: Temporal.Instant;
  reason: string | null;
}

export interface DemoBooking {
  key: string;
  mentor: string;
  mentee: string;
  /** Null: a session of the platform. */
  programme: ProgrammeKey | null;
  status: StoredStatus;
  requestedBy: BookingSide;
  requestedAt: Temporal.Instant;
  /** The side that must answer, and since when; set exactly while pending. */
  awaiting: BookingSide | null;
  awaitingSince: Temporal.Instant | null;
  acceptedAt: Temporal.Instant | null;
  startAt: Temporal.Instant;
  endAt: Temporal.Instant;
  completedAt: Temporal.Instant | null;
  autoCompleted: boolean;
  topic: string;
  objectives: readonly string[];
  brief: string | null;
  discussionPoints: readonly string[];
  links: readonly string[];
  reschedules: readonly DemoReschedule[];
  cancellation: DemoCancellation | null;
  report: DemoReport | null;
  /** Who did not come, of a session that was missed. */
  missing: BookingSide | null;
  /** When an admin declared it missed. */
  missedAt: Temporal.Instant | null;
  /** When an admin gave the points back. */
  refundedAt: Temporal.Instant | null;
  notes: readonly DemoNote[];
  reviews: readonly DemoReview[];
}
