import type { EndpointInput } from '../../../../contract/endpoint.ts';
import type { npsDue } from '../../../../contract/surveys/index.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { promptsMarked } from '../../accounts/index.ts';
import { programmeById } from '../../programmes/index.ts';
import { contextsGiven } from '../queries/nps.ts';
import { applied, reachedIn } from '../queries/reached.ts';
import { npsDueOf } from '../rules/nps.ts';

/** B118: what the member is to be asked; nothing while a platform admin looks through their eyes (B11). */
export const showDue = async (
  { tx, actor, now }: Work<Actor>,
  { program_id: programId, after }: EndpointInput<typeof npsDue>['query'],
) => {
  if (actor.adminBaseUserId !== null) return { due: null };
  const place = programId ?? null;
  const forApplication = after === 'application' && place !== null;
  const reached = await (forApplication ? applied(tx, actor.id, place) : reachedIn(tx, actor.id, place));
  const known = {
    given: await contextsGiven(tx, actor.id),
    skipped: await promptsMarked(tx, actor.id, 'nps_skip', now),
  };
  const due = npsDueOf(reached, known, now);
  if (due === null) return { due: null };
  const programme = due.programId === null ? undefined : await programmeById(tx, due.programId);
  return {
    due: {
      feedback_type: due.context,
      program_id: due.programId,
      program_name: programme?.program.name ?? null,
    },
  };
};
