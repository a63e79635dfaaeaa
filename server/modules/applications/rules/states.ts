import type { RefusalCode } from '../../../../contract/messages.ts';
import {
  type ApplicantAct,
  type ApplicantRole,
  type ApplicantState,
  type Condition,
  reasons,
  transitions,
} from './transitions.ts';

/** What the rules want to know. */
export interface ApplicantFacts {
  status: ApplicantState;
  /** The programme is active (B68). */
  running: boolean;
  /** The form is published (APP-03). */
  open: boolean;
  /** A member of the programme already, however they came. */
  member: boolean;
  /** Joined by the last invitation, and was removed since (B77). */
  left: boolean;
}

const conditions: Record<Condition, [holds: (facts: ApplicantFacts) => boolean, otherwise: RefusalCode]> = {
  running: [({ running }) => running, 'programmes.inactive'],
  open: [({ open }) => open, 'applications.closed'],
  outsider: [({ member }) => !member, 'applications.already_member'],
  not_left: [({ left }) => !left, 'applications.left'],
};

const rowOf = (act: ApplicantAct, status: ApplicantState) =>
  transitions.find((row) => row.act === act && row.from.includes(status));

/** Null when this role may do it now, else the reason: the guard, the reply and the button read it. */
export const whyNot = (act: ApplicantAct, facts: ApplicantFacts, role: ApplicantRole): RefusalCode | null => {
  const row = rowOf(act, facts.status);
  if (row === undefined) return reasons[act][facts.status];
  if (row.who !== role) return 'applications.not_allowed';
  const broken = row.when.find((condition) => !conditions[condition][0](facts));
  return broken === undefined ? null : conditions[broken][1];
};

/** Where the act leads; ask `whyNot` first. */
export const nextState = (act: ApplicantAct, status: ApplicantState): ApplicantState => {
  const row = rowOf(act, status);
  if (row === undefined) throw new Error(`${act} leads nowhere from ${status}`);
  return row.to;
};
