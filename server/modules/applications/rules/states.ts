import type { RefusalCode } from '../../../../contract/messages.ts';
import {
  type ApplicantAct,
  type ApplicantRole,
  type ApplicantState,
  type Condition,
  reasons,
  transitions,
} from './transitions.ts';

/** The facts that the rules need. */
export interface ApplicantFacts {
  status: ApplicantState;
  /** The programme is active (B68). */
  running: boolean;
  /** The form is published (APP-03). */
  open: boolean;
  /** Already a member of the programme, however they joined. */
  member: boolean;
  /** Joined by the last invitation and has been removed since (B77). */
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

/** Null when this role may do it now, otherwise the reason. The guard, the response and the button all use it. */
export const whyNot = (act: ApplicantAct, facts: ApplicantFacts, role: ApplicantRole): RefusalCode | null => {
  const row = rowOf(act, facts.status);
  if (row === undefined) return reasons[act][facts.status];
  if (row.who !== role) return 'applications.not_allowed';
  const broken = row.when.find((condition) => !conditions[condition][0](facts));
  return broken === undefined ? null : conditions[broken][1];
};

/** The state the act leads to; check `whyNot` first. */
export const nextState = (act: ApplicantAct, status: ApplicantState): ApplicantState => {
  const row = rowOf(act, status);
  if (row === undefined) throw new Error(`${act} leads nowhere from ${status}`);
  return row.to;
};
