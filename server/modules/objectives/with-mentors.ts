import type { EndpointInput } from '../../../contract/endpoint.ts';
import type {
  answerSuggestion as answering,
  suggestObjective as suggesting,
} from '../../../contract/objectives/index.ts';
import type { ObjectiveCommented, ObjectiveSuggested, SuggestionAnswered } from '../../domain-events/objectives.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { addTo } from './change.ts';
import { mentorIdsOf } from './queries/people.ts';
import { countComments, openSuggestionsIn, type SetRow } from './queries/sets.ts';
import { changeSuggestion, deleteComment, insertComment, insertSuggestion, lockSet, lockSuggestion } from './store.ts';

const mostComments = 100;
const mostSuggestions = 10;

const shown = async ({ tx, refresh }: Work<Actor>, { set }: SetRow) =>
  refresh({ people: [set.userId, ...(await mentorIdsOf(tx, set))], keys: ['objectives'] });

/** M46 */
export const comment = async (work: Work<Actor>, objectiveId: number, body: string, row: SetRow) => {
  const { tx, actor, now, announce } = work;
  found(await lockSet(tx, row.set.id), 'objectives.not_found');
  refuseIf((await countComments(tx, objectiveId)) >= mostComments ? 'objectives.too_many' : null);
  const commentId = await insertComment(tx, { objectiveId, authorId: actor.id, body, createdAt: now });
  await announce<ObjectiveCommented>({ name: 'objectives.commented', commentId, at: now.toString() });
  await shown(work, row);
};

export const withdrawComment = async (work: Work<Actor>, id: number, row: SetRow) => {
  refuseIf((await deleteComment(work.tx, id, work.actor.id)) ? null : 'objectives.not_found', 404);
  await shown(work, row);
};

type Suggested = EndpointInput<typeof suggesting>['body'];

/** M46: it is nothing yet but a suggestion. Its number. */
export const suggest = async (work: Work<Actor>, suggested: Suggested, row: SetRow) => {
  const { tx, actor, now, announce } = work;
  const set = found(await lockSet(tx, row.set.id), 'objectives.not_found');
  refuseIf(set.status === 'ready' ? null : 'objectives.not_ready');
  refuseIf((await openSuggestionsIn(tx, set.id)).length >= mostSuggestions ? 'objectives.too_many_suggestions' : null);
  const { month_number: monthNumber, due_date: dueDate, ...texts } = suggested;
  const suggestionId = await insertSuggestion(tx, {
    setId: set.id,
    authorId: actor.id,
    monthNumber,
    dueDate,
    ...texts,
    createdAt: now,
  });
  await announce<ObjectiveSuggested>({ name: 'objectives.suggested', suggestionId, at: now.toString() });
  await shown(work, row);
  return suggestionId;
};

type Decision = EndpointInput<typeof answering>['body']['decision'];

/** M46: accepted, it is an objective of the mentee's own; answered once, also by two taps. */
export const answer = async (work: Work<Actor>, id: number, decision: Decision, row: SetRow) => {
  const { tx, now, announce } = work;
  const suggestion = found(await lockSuggestion(tx, id), 'objectives.suggestion_not_found');
  refuseIf(suggestion.status === 'open' ? null : 'objectives.suggestion_answered');
  const { monthNumber, title, description, dueDate } = suggestion;
  const objectiveId =
    decision === 'accept'
      ? await addTo(
          work,
          {
            month_number: monthNumber,
            objective: { title, description, action: '', priority: 'medium', due_date: dueDate, tags: [] },
          },
          row,
        )
      : null;
  const status = decision === 'accept' ? 'accepted' : 'declined';
  await changeSuggestion(tx, id, { status, answeredAt: now, objectiveId });
  await announce<SuggestionAnswered>({ name: 'objectives.suggestion_answered', suggestionId: id, at: now.toString() });
  await shown(work, row);
};
