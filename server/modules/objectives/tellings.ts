import type {
  ObjectiveCommented,
  ObjectiveSuggested,
  PlanMade,
  SuggestionAnswered,
} from '../../domain-events/objectives.ts';
import type { Change, Tx } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { saysOf } from '../../telling/line.ts';
import { type Telling, tells } from '../../telling/telling.ts';
import { livingPeople } from '../accounts/index.ts';
import { portalPath, programmeById } from '../programmes/index.ts';
import { mentorIdsOf } from './queries/people.ts';
import { commentById, setById, setOfObjective, type SetRow, suggestionById, writersOn } from './queries/sets.ts';

export const objectiveLines = {
  'objectives.plan_made': 'Your learning plan is ready.',
  'objectives.commented': '{person} commented on one of your objectives.',
  'objectives.commented_by_many': '{person} and {others} commented on one of your objectives.',
  'objectives.answered': '{person} commented on an objective that you wrote about.',
  'objectives.suggested': '{person} suggested an objective to you.',
  'objectives.accepted': '{person} accepted the objective that you suggested.',
  'objectives.declined': '{person} declined the objective that you suggested.',
} as const;
const say = saysOf(objectiveLines);

const placeOf = async (tx: Tx, { set }: SetRow) => {
  const programme = set.programId === null ? undefined : await programmeById(tx, set.programId);
  return programme ? portalPath(programme) : null;
};

const noticeOf = (objectId: number, linkPath: string, line: ReturnType<typeof say>) => ({
  objectType: 'Objective' as const,
  objectId,
  linkPath,
  line,
});

/** Those of them who have an account. */
const living = async (tx: Tx, ids: readonly number[]) => (await livingPeople(tx, ids)).map(({ id }) => id);

const ofPlan = async ({ tx }: Change, { setId }: PlanMade): Promise<Telling[]> => {
  const row = await setById(tx, setId);
  if (!row) return [];
  const notice = noticeOf(setId, pages.objectives(await placeOf(tx, row)), say('objectives.plan_made', {}));
  return (await living(tx, [row.set.userId])).map((userId) => ({ userId, notice }));
};

/** The owner hears of what mentors write, and these of what the owner answers: once they have written themselves. */
const ofComment = async ({ tx }: Change, { commentId }: ObjectiveCommented): Promise<Telling[]> => {
  const comment = await commentById(tx, commentId);
  const row = comment && (await setOfObjective(tx, comment.objectiveId));
  if (!comment || !row) return [];
  const { authorId: by, objectiveId } = comment;
  const place = await placeOf(tx, row);
  const person = { user: by };
  if (by !== row.set.userId) {
    const notice = {
      ...noticeOf(objectiveId, pages.objectives(place), say('objectives.commented', { person })),
      grouped: {
        key: `objectives.commented:${objectiveId}`,
        by,
        many: (others: number) => say('objectives.commented_by_many', { person, others: { others } }),
      },
    };
    return (await living(tx, [row.set.userId])).map((userId) => ({ userId, notice }));
  }
  const mentors = await mentorIdsOf(tx, row.set);
  const told = (await writersOn(tx, objectiveId)).filter((id) => mentors.has(id));
  const notice = noticeOf(objectiveId, pages.progress(place, row.set.userId), say('objectives.answered', { person }));
  return (await living(tx, told)).map((userId) => ({ userId, notice }));
};

const ofSuggestion = async ({ tx }: Change, { suggestionId }: ObjectiveSuggested): Promise<Telling[]> => {
  const suggestion = await suggestionById(tx, suggestionId);
  const row = suggestion && (await setById(tx, suggestion.setId));
  if (!suggestion || !row || suggestion.status !== 'open') return [];
  const line = say('objectives.suggested', { person: { user: suggestion.authorId } });
  const notice = noticeOf(suggestionId, pages.objectives(await placeOf(tx, row)), line);
  return (await living(tx, [row.set.userId])).map((userId) => ({ userId, notice }));
};

const ofAnswer = async ({ tx }: Change, { suggestionId }: SuggestionAnswered): Promise<Telling[]> => {
  const suggestion = await suggestionById(tx, suggestionId);
  const row = suggestion && (await setById(tx, suggestion.setId));
  if (!suggestion || !row || suggestion.status === 'open') return [];
  const key = suggestion.status === 'accepted' ? 'objectives.accepted' : 'objectives.declined';
  const line = say(key, { person: { user: row.set.userId } });
  const notice = noticeOf(suggestionId, pages.progress(await placeOf(tx, row), row.set.userId), line);
  return (await living(tx, [suggestion.authorId])).map((userId) => ({ userId, notice }));
};

export const objectiveTellings = [
  tells('objectives.plan_made', ofPlan, 'objectives'),
  tells('objectives.commented', ofComment, 'objectives'),
  tells('objectives.suggested', ofSuggestion, 'objectives'),
  tells('objectives.suggestion_answered', ofAnswer, 'objectives'),
];
