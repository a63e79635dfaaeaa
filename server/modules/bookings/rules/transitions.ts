import type {
  BookingAct,
  BookingKind,
  BookingRole,
  BookingSide,
  StoredStatus,
} from '../../../../contract/bookings/index.ts';
import type { ConditionName } from './conditions.ts';

export interface Transition {
  act: BookingAct;
  /** Null when the act makes the booking. */
  from: readonly StoredStatus[] | null;
  who: readonly BookingRole[];
  /** Absent for both kinds. */
  kind?: BookingKind;
  /** All must be met; the first that is not gives the reason. */
  when?: readonly ConditionName[];
  /** `by_reviews` counts the reviews that are in; `by_reviews_and_this` counts the one just submitted too. */
  to: StoredStatus | 'by_reviews' | 'by_reviews_and_this';
  /** The side that must answer a pending booking from now on. */
  awaits?: BookingSide | 'unchanged';
}

const members = ['mentee', 'mentor'] as const;
const everybody = ['mentee', 'mentor', 'admin'] as const;

/** The whole life of a booking (C2 with M04, M07, M26, M35, M43, D06–D08, D28). Anything not listed here is not allowed. */
export const transitions: readonly Transition[] = [
  { act: 'request', from: null, who: ['mentee'], to: 'pending', awaits: 'mentor' },
  { act: 'request_for_mentee', from: null, who: ['mentor'], kind: 'one_on_one', to: 'pending', awaits: 'mentee' },
  { act: 'create', from: null, who: ['admin'], to: 'upcoming' },
  { act: 'create', from: null, who: ['mentor'], kind: 'group', to: 'upcoming' },
  { act: 'log_offline', from: null, who: everybody, to: 'completed' },

  { act: 'accept', from: ['pending'], who: members, when: ['awaited', 'request_open'], to: 'upcoming' },
  { act: 'accept', from: ['pending'], who: ['admin'], when: ['request_open'], to: 'upcoming' },
  // M26: the answers to a suggested time. Whatever else happens to the session gives the suggestion up.
  {
    act: 'accept',
    from: ['upcoming'],
    who: members,
    kind: 'one_on_one',
    when: ['move_open', 'awaited', 'not_held'],
    to: 'upcoming',
  },
  {
    act: 'keep_time',
    from: ['upcoming'],
    who: members,
    kind: 'one_on_one',
    when: ['move_open', 'awaited'],
    to: 'upcoming',
  },
  {
    act: 'withdraw_move',
    from: ['upcoming'],
    who: members,
    kind: 'one_on_one',
    when: ['move_open', 'own_move'],
    to: 'upcoming',
  },
  { act: 'lapse_move', from: ['upcoming'], who: ['system'], kind: 'one_on_one', when: ['move_over'], to: 'upcoming' },

  {
    act: 'reschedule',
    from: ['pending'],
    who: ['mentee'],
    kind: 'one_on_one',
    when: ['request_open'],
    to: 'pending',
    awaits: 'mentor',
  },
  {
    act: 'reschedule',
    from: ['pending'],
    who: ['mentor'],
    kind: 'one_on_one',
    when: ['request_open'],
    to: 'pending',
    awaits: 'mentee',
  },
  // A group's request keeps waiting for its mentor, whoever moves it: by B30 a group keeps its state.
  {
    act: 'reschedule',
    from: ['pending'],
    who: members,
    kind: 'group',
    when: ['request_open'],
    to: 'pending',
    awaits: 'unchanged',
  },
  { act: 'reschedule', from: ['pending'], who: ['admin'], when: ['request_open'], to: 'pending', awaits: 'unchanged' },
  // M26: a member's move of a confirmed session of two is a suggestion: it stays confirmed at its time until the other
  // side accepts.
  {
    act: 'reschedule',
    from: ['upcoming'],
    who: ['mentee'],
    kind: 'one_on_one',
    when: ['before_or_can_join', 'not_held'],
    to: 'upcoming',
    awaits: 'mentor',
  },
  {
    act: 'reschedule',
    from: ['upcoming'],
    who: ['mentor'],
    kind: 'one_on_one',
    when: ['before_or_can_join', 'not_held'],
    to: 'upcoming',
    awaits: 'mentee',
  },
  {
    act: 'reschedule',
    from: ['upcoming'],
    who: ['mentor'],
    kind: 'group',
    when: ['before_or_can_join', 'not_held'],
    to: 'upcoming',
  },
  { act: 'reschedule', from: ['upcoming'], who: ['admin'], to: 'upcoming' },
  // D08: people answer 'Session had to be rescheduled' after the end, when `reschedule` is no longer allowed.
  {
    act: 'reschedule_not_carried_out',
    from: ['upcoming'],
    who: ['mentee'],
    kind: 'one_on_one',
    when: ['after_end', 'not_held'],
    to: 'upcoming',
    awaits: 'mentor',
  },
  {
    act: 'reschedule_not_carried_out',
    from: ['upcoming'],
    who: ['mentor'],
    kind: 'one_on_one',
    when: ['after_end', 'not_held'],
    to: 'upcoming',
    awaits: 'mentee',
  },
  {
    act: 'reschedule_not_carried_out',
    from: ['upcoming'],
    who: ['mentor'],
    kind: 'group',
    when: ['after_end', 'not_held'],
    to: 'upcoming',
  },

  { act: 'cancel', from: ['pending', 'upcoming'], who: everybody, to: 'cancelled' },
  { act: 'cancel', from: ['reported', 'investigating'], who: ['admin'], to: 'cancelled' },

  // M35: a group's session is completed by any of its mentors, for all of them.
  { act: 'complete', from: ['upcoming'], who: everybody, kind: 'one_on_one', to: 'completed' },
  { act: 'complete', from: ['upcoming'], who: ['mentor', 'admin'], kind: 'group', to: 'completed' },
  { act: 'complete', from: ['reported', 'investigating'], who: ['admin'], to: 'by_reviews' },
  {
    act: 'auto_complete',
    from: ['upcoming'],
    who: ['system'],
    when: ['fortnight_after_end', 'no_move'],
    to: 'completed',
  },

  { act: 'report_absent', from: ['upcoming'], who: members, when: ['phase_after'], to: 'reported' },
  {
    act: 'report_absent',
    from: ['completed', 'partially_rated'],
    who: members,
    when: ['confirmed', 'fortnight_from_completion', 'not_rated', 'was_due'],
    to: 'reported',
  },
  { act: 'report_not_carried_out', from: ['upcoming'], who: members, when: ['after_end'], to: 'reported' },

  { act: 'miss', from: ['upcoming'], who: ['admin'], when: ['from_start'], to: 'missed' },
  {
    act: 'miss',
    from: ['completed', 'partially_rated', 'reported', 'investigating'],
    who: ['admin'],
    when: ['confirmed', 'was_due'],
    to: 'missed',
  },
  { act: 'investigate', from: ['reported'], who: ['admin'], to: 'investigating' },
  {
    act: 'refund',
    from: ['reported', 'investigating', 'missed', 'cancelled'],
    who: ['admin'],
    when: ['refundable'],
    to: 'refunded',
  },

  // M43: a session that one side logged counts once the other side confirms it.
  {
    act: 'confirm_held',
    from: ['completed'],
    who: members,
    when: ['unanswered', 'asked_to_confirm', 'answer_in_time'],
    to: 'completed',
  },
  {
    act: 'deny_held',
    from: ['completed'],
    who: members,
    when: ['unanswered', 'asked_to_confirm', 'answer_in_time'],
    to: 'completed',
  },

  {
    act: 'review',
    from: ['completed', 'partially_rated'],
    who: members,
    when: ['review_due'],
    to: 'by_reviews_and_this',
  },
  {
    act: 'close_reviews',
    from: ['partially_rated'],
    who: ['system'],
    kind: 'group',
    when: ['group_reviews_over'],
    to: 'fully_rated',
  },

  { act: 'expire', from: ['pending'], who: ['system'], when: ['request_over'], to: 'system_cancelled' },
  // A participant was deleted or removed: future sessions (B06). The programme was deactivated: requests only (B68).
  { act: 'withdraw', from: ['pending'], who: ['system'], to: 'system_cancelled' },
  { act: 'withdraw', from: ['upcoming'], who: ['system'], when: ['still_to_come'], to: 'system_cancelled' },
  // B77: a member was removed from a programme. Their sessions of two are hidden from then on, so nobody could conclude
  // one or ask for its points. A session that was held in its room is kept; one without a room, where we cannot know,
  // waits for the clock.
  {
    act: 'remove',
    from: ['upcoming'],
    who: ['system'],
    kind: 'one_on_one',
    when: ['video_call', 'not_held'],
    to: 'system_cancelled',
  },
];
