import type { OwnData } from '../../platform/plug.ts';
import { ownComments, ownSets, ownSuggestions } from './queries/own.ts';
import { monthsOf, objectivesIn } from './queries/sets.ts';

/** M22 */
export const ownData: OwnData = async (tx, userId) => {
  const plans = [];
  for (const { id, answers, description, startsOn, writtenBy } of await ownSets(tx, userId)) {
    const objectives = await objectivesIn(tx, id);
    plans.push({
      answers,
      description,
      starts_on: startsOn,
      written_by: writtenBy,
      months: (await monthsOf(tx, id)).map(({ id: monthId, monthNumber, title, focus }) => ({
        month: monthNumber,
        title,
        focus,
        objectives: objectives
          .filter((one) => one.monthId === monthId)
          .map((one) => ({
            title: one.title,
            description: one.description,
            action: one.action,
            status: one.status,
            priority: one.priority,
            due_date: one.dueDate,
            tags: one.tags,
            done_at: one.doneAt,
            note: one.evidenceNote,
            link: one.evidenceLink,
            booking_id: one.bookingId,
          })),
      })),
    });
  }
  return { plans, comments: await ownComments(tx, userId), suggestions: await ownSuggestions(tx, userId) };
};
