import type { RefusalCode } from '../../../../contract/messages.ts';
import {
  type ApplicantAct,
  type ApplicantRole,
  type ApplicantState,
  type Condition,
  reasons,
  transitions,
} from './transitions.ts';

/** Whether a form takes applications now. */
export interface IntakeFacts {
  /** The last day to apply has passed. */
  late: boolean;
  /** Every place is taken. */
  full: boolean;
  /** People may join a waitlist instead. */
  waitlist: boolean;
}

/** Admins decide whatever the last day and the number of places are. */
export const unlimited: IntakeFacts = { late: false, full: false, waitlist: false };

/** The facts that the rules need. */
export interface ApplicantFacts extends IntakeFacts {
  status: ApplicantState;
  /** The programme is active (B68). */
  running: boolean;
  /** The form is published (APP-03). */
  open: boolean;
  /** Already a member of the programme, however they joined. */
  member: boolean;
  /** Joined by the last invitation and has been removed since (B77). */
  left: boolean;
  /** The ten minutes in which a rejection can be undone are not over yet (M42). */
  undoable: boolean;
}

const conditions: Record<Condition, [holds: (facts: ApplicantFacts) => boolean, otherwise: RefusalCode]> = {
  running: [({ running }) => running, 'programmes.inactive'],
  open: [({ open }) => open, 'applications.closed'],
  outsider: [({ member }) => !member, 'applications.already_member'],
  not_left: [({ left }) => !left, 'applications.left'],
  in_time: [({ late }) => !late, 'applications.deadline_passed'],
  has_place: [({ full }) => !full, 'applications.full'],
  has_waitlist: [({ waitlist }) => waitlist, 'applications.no_waitlist'],
  undoable: [({ undoable }) => undoable, 'applications.rejected_for_good'],
  final: [({ undoable }) => !undoable, 'applications.undo_first'],
};

const rowOf = (act: ApplicantAct, status: ApplicantState) =>
  transitions.find((row) => row.act === act && row.from.includes(status));

/** Null when this role may do it now, otherwise the reason. The guard, the response and the button all use it. */
export const whyNot = (act: ApplicantAct, facts: ApplicantFacts, role: ApplicantRole): RefusalCode | null => {
  const row = rowOf(act, facts.status);
  if (row === undefined) return reasons[act][facts.status];
  if (row.who !== role) return 'applications.not_allowed';
  const broken = row.when.find((condition) => !conditions[condition][0](facts));
  return broken === undefined ? null : conditions[broken][1];
};

/** The state the act leads to; check `whyNot` first. */
export const nextState = (act: ApplicantAct, status: ApplicantState): ApplicantState | 'as_before' => {
  const row = rowOf(act, status);
  if (row === undefined) throw new Error(`${act} leads nowhere from ${status}`);
  return row.to;
};
