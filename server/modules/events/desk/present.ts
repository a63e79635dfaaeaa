import type { AttendeeRow } from '../../../../contract/events/index.ts';
import type { Tx } from '../../../platform/work.ts';
import { deletedName } from '../../accounts/index.ts';
import { type AnswerRow, type Answers, answersOfOrders, attendeeById, type AttendeeView } from '../queries/desk.ts';
import { found } from '../../../platform/refusal.ts';

const nameOfGone = `${deletedName.firstname} ${deletedName.lastname}`;

/** Of whoever has left nothing is said but that they come (ACC-66). */
export const whoIs = ({ admission, gone }: Pick<AttendeeView, 'admission' | 'gone'>) =>
  gone ? { name: nameOfGone, email: '' } : { name: admission.holderName, email: admission.holderEmail };

/** Answers are of the person who gave them: a ticket that was sent on has none. */
export const answersIn = (answers: Answers, { admission, isBuyer, gone }: AttendeeView): readonly AnswerRow[] =>
  (isBuyer && !gone && answers.get(admission.purchaseId)) || [];

export const presentAttendee = (view: AttendeeView, answers: Answers): AttendeeRow => ({
  admission_id: view.admission.id,
  order_id: view.admission.purchaseId,
  ...whoIs(view),
  ticket: view.ticket,
  status: view.admission.status,
  checked_in_at: view.admission.checkedInAt?.toString() ?? null,
  answers: answersIn(answers, view).map(({ question, answer }) => ({ question, answer })),
});

/** One person at the door, as the rows are now. */
export const showAttendee = async (tx: Tx, admissionId: number): Promise<AttendeeRow> => {
  const view = found(await attendeeById(tx, admissionId), 'events.ticket_not_found');
  return presentAttendee(view, await answersOfOrders(tx, [view.admission.purchaseId]));
};
