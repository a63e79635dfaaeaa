import type { Participants } from '../../../../contract/programmes/schemas/participants.ts';
import { participantsPage, userPageDefault, type userPageSizes } from '../../../../contract/programmes/values.ts';

/** What the address says is shown. */
export interface ParticipantsAsked {
  /** The tab of a role; none for all users. */
  role?: number;
  search?: string;
  page?: number;
  size?: (typeof userPageSizes)[number];
}

/** INV-03, INV-07 */
export const sizeOf = ({ role, size }: ParticipantsAsked) =>
  role === undefined ? (size ?? userPageDefault) : participantsPage;

export const rangeOf = ({ total, page, per_page: size, participants }: Participants) => ({
  from: total === 0 ? 0 : (page - 1) * size + 1,
  to: (page - 1) * size + participants.length,
  total,
});

/** Whom the address asks for, whatever the page. */
export const foundBy = ({ role, search }: ParticipantsAsked) => ({
  ...(role !== undefined && { role_id: role }),
  ...(search && { search }),
});
