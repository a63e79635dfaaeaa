import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordAudit } from '../../accounts/index.ts';
import type { EventView } from '../queries/events.ts';
import { admissionByCode, admissionById } from '../queries/taking.ts';
import { changeAdmission, lockAdmission } from '../store/admissions.ts';
import { showAttendee } from './present.ts';

/** The code alone, of whatever was scanned: the address in the picture, or what somebody typed. */
const codeIn = (scanned: string) => /[?&]code=([\w-]+)/.exec(scanned)?.[1] ?? scanned;

/** Which ticket is meant: by its code, or by its line in the list. */
export interface Pointed {
  code?: string | undefined;
  admission_id?: number | undefined;
}

const pointedAt = async ({ tx }: Work<Actor>, { code, admission_id: id }: Pointed) => {
  if (code !== undefined) return found(await admissionByCode(tx, codeIn(code)), 'events.code_unknown');
  return found(id === undefined ? undefined : await admissionById(tx, id), 'events.ticket_not_found');
};

/** A ticket admits once: the second time the answer says since when somebody is in with it. */
export const checkIn = async (work: Work<Actor>, { event }: EventView, pointed: Pointed) => {
  const { tx, now, actor, refresh } = work;
  const { admission } = await pointedAt(work, pointed);
  refuseIf(admission.eventId === event.id ? null : 'events.other_event');
  const held = found(await lockAdmission(tx, admission.id), 'events.ticket_not_found');
  // Passed on in this very moment: the code that was scanned is another one's by now.
  if (pointed.code !== undefined) refuseIf(held.code === codeIn(pointed.code) ? null : 'events.ticket_not_valid');
  if (held.status === 'used') return { admitted: false, attendee: await showAttendee(tx, held.id) };
  refuseIf(held.status === 'valid' ? null : 'events.ticket_not_valid');
  await changeAdmission(tx, held.id, { status: 'used', checkedInAt: now, checkedInBy: actor.id });
  await recordAudit(work, { action: 'ticket.checked_in', objectType: 'ticket_admission', objectId: held.id });
  refresh({ people: [held.holderId, actor.id], keys: ['events'] });
  return { admitted: true, attendee: await showAttendee(tx, held.id) };
};

/** It was a mistake. */
export const undoCheckIn = async (work: Work<Actor>, { event }: EventView, admissionId: number) => {
  const { tx, actor, refresh } = work;
  const { admission } = await pointedAt(work, { admission_id: admissionId });
  found(admission.eventId === event.id ? admission : undefined, 'events.ticket_not_found');
  const held = found(await lockAdmission(tx, admissionId), 'events.ticket_not_found');
  if (held.status !== 'used') return { attendee: await showAttendee(tx, admissionId) };
  await changeAdmission(tx, admissionId, { status: 'valid', checkedInAt: null, checkedInBy: null });
  await recordAudit(work, { action: 'ticket.check_in_undone', objectType: 'ticket_admission', objectId: held.id });
  refresh({ people: [held.holderId, actor.id], keys: ['events'] });
  return { attendee: await showAttendee(tx, admissionId) };
};
