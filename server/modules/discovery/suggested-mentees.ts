import type { MatchedMentee } from '../../../contract/discovery/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mentorsPick } from '../../policies/pairings.ts';
import { openSlotsOf } from '../bookings/index.ts';
import { menteesSuggestedTo, reasonsForMentor, seenSuggestions } from '../pairings/index.ts';
import { type loadForMember, portalPath } from '../programmes/index.ts';
import { showMembers } from './show-cards.ts';

type ProgrammeMember = Awaited<ReturnType<typeof loadForMember>>;

/** D21: whom a program suggests to one of its mentors, where mentors pick; nobody to anybody else. */
export const menteesFor = async ({ tx, actor }: Work<Actor>, { program, standing }: ProgrammeMember) => {
  const picks = standing === 'mentor' && mentorsPick(program.pairingMethod) && program.smartMatching;
  return picks ? menteesSuggestedTo(tx, actor.id, program.id) : [];
};

/** D21: the same as cards, the best first: each with the reasons in words, and new until seen (DIS-21). */
export const matchedMenteesOf = async (work: Work<Actor>, row: ProgrammeMember): Promise<{ data: MatchedMentee[] }> => {
  const { tx, actor } = work;
  const { id: programId } = row.program;
  const ids = await menteesFor(work, row);
  const cards = await showMembers(work, ids, { shows: 'mentees', reviewsFrom: 'none', portal: portalPath(row) });
  const seen = await seenSuggestions(tx, actor.id, programId);
  const reasons = await reasonsForMentor(work, { programId, mentorId: actor.id, menteeIds: ids }, { openSlotsOf });
  return {
    data: cards.map((card) => ({
      ...card,
      is_new_matched: !seen.has(card.id),
      reasons: reasons.get(card.id) ?? [],
    })),
  };
};
