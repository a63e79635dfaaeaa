import { say } from '../../../../../contract/say.ts';
import { mostFound } from '../../../../platform/find-page.ts';
import { Refusal, refuseIf } from '../../../../platform/refusal.ts';
import type { Change } from '../../../../platform/work.ts';
import type { ParticipantFilter } from '../../queries/participant-filter.ts';
import { participantIds, roleCounts } from '../../queries/participants.ts';
import { filterOf, type ParticipantQuery } from '../filter.ts';

/** People ticked one by one, or everyone whom a filter finds, with the number that the admin saw. */
export interface Who {
  user_ids?: readonly number[] | undefined;
  filter?: ParticipantQuery | undefined;
  count?: number | undefined;
}

/**
 * The ids of those who are meant. A filter that finds another number by now is refused: whoever chose saw other people. Beyond
 * `mostFound` an admin sees only that there are more.
 */
export const chosenBy = async ({ tx, now }: Pick<Change, 'tx' | 'now'>, who: Who, programId: number) => {
  if (who.filter === undefined) {
    const asked = new Set(who.user_ids);
    refuseIf(asked.size === 0 ? 'programmes.nobody_chosen' : null);
    // Whoever is no member stays unnamed: an id says nothing about who somebody is.
    const ids = await participantIds(tx, { programId, userIds: [...asked] });
    return { ids, gone: asked.size - ids.length };
  }
  const wanted = filterOf(who.filter, await roleCounts(tx, programId), { programId, now });
  const ids = await participantIds(tx, wanted);
  const count = Math.min(ids.length, mostFound + 1);
  if (count !== who.count) throw new Refusal(say('programmes.list_changed', { count }), 422, { count });
  refuseIf(count === 0 ? 'programmes.nobody_chosen' : null);
  return { ids, gone: 0 };
};

/** The same as a filter of the list, for a file. */
export const wantedBy = async (
  at: Pick<Change, 'tx' | 'now'>,
  who: Who,
  programId: number,
): Promise<ParticipantFilter> => ({ programId, userIds: (await chosenBy(at, who, programId)).ids });
