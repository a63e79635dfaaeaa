import type { Temporal } from 'temporal-polyfill';
import type { Attention } from '../../../../contract/programmes/index.ts';
import { chosenAmong, type Entry, refuseUnknown } from '../../../platform/chosen.ts';
import { needing } from '../queries/attention.ts';
import type { ParticipantFilter, ParticipantSort } from '../queries/participant-filter.ts';

/** What an admin asks for: in the address of the list, of its file, or with an act on everyone it finds. */
export interface ParticipantQuery {
  role_id?: readonly string[] | undefined;
  user_type?: ParticipantFilter['userTypes'];
  search?: string | undefined;
  sort?: ParticipantSort;
  department?: string | undefined;
  team?: string | undefined;
  grade?: string | undefined;
  location?: string | undefined;
  attention?: readonly Attention[] | undefined;
}

interface Ground {
  programId: number;
  now: Temporal.Instant;
}

/** M30: a role that the programme does not have is refused. */
export const filterOf = (
  { role_id: asked = [], user_type: userTypes, attention = [], ...wish }: ParticipantQuery,
  roles: readonly Entry[],
  { programId, now }: Ground,
) => {
  const { ids: roleIds, hasUnknown } = chosenAmong(asked, roles);
  refuseUnknown(hasUnknown ? ['role_id'] : []);
  return { programId, roleIds, userTypes, ...wish, needs: needing(attention, { programId, now }) };
};
