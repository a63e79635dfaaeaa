import type { Minutes, MinutesItem } from '../../../contract/minutes/index.ts';
import { fullName } from '../accounts/index.ts';
import { phaseAt, whyNotChange, whyNotReword, whyNotTakeAlong, whyNotTick, whyNotWrite } from './rules/who.ts';
import type { MinutesRead } from './read.ts';

export const presentMinutes = (seen: MinutesRead): Minutes => {
  const { booking, reader, minutes, items, people, everyone, made, plan } = seen;
  const names = new Map(everyone.map((person) => [person.userId, fullName(person)]));
  const person = (id: number) => ({ id, full_name: names.get(id) ?? '' });
  const whyNot = whyNotWrite(booking);
  const present = (item: MinutesRead['items'][number]): MinutesItem => {
    const objectiveId = made.find(({ itemId }) => itemId === item.id)?.objectiveId ?? null;
    return {
      id: item.id,
      kind: item.kind,
      body: item.body,
      author: person(item.authorId),
      owner: item.ownerId === null ? null : person(item.ownerId),
      due_date: item.dueDate,
      done: item.doneAt !== null,
      from_transcript: item.meetingId !== null,
      objective_id: objectiveId,
      why_not: {
        reword: whyNot ?? whyNotReword(item, reader),
        change: whyNot ?? whyNotChange(item, reader),
        tick: whyNot ?? whyNotTick(item, reader),
        objective: whyNot ?? whyNotTakeAlong(item, reader, { plan, hasMade: objectiveId !== null }),
      },
    };
  };
  const shown = items.map(present);
  const written = new Set(items.map(({ body }) => body));
  const isNew = (idea: string) => !written.has(idea);
  const changedBy = minutes?.changedBy ?? null;
  return {
    booking_id: booking.id,
    phase: phaseAt(booking, seen.now),
    agenda: shown.filter(({ kind }) => kind === 'agenda'),
    actions: shown.filter(({ kind }) => kind === 'action'),
    notes: {
      body: minutes?.notes ?? '',
      version: minutes?.version ?? 0,
      changed_by: changedBy === null ? null : person(changedBy).full_name,
      changed_at: minutes?.changedAt?.toString() ?? null,
    },
    ideas: { objectives: seen.objectives.filter(isNew), actions: [...new Set(seen.actions.filter(isNew))] },
    people: people.map(person),
    why_not: { write: whyNot },
  };
};
