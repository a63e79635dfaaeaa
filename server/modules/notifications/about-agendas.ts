import type { AgendaUpdated } from '../../domain-events/agendas.ts';
import type { Change } from '../../platform/work.ts';
import { agendaById } from '../agendas/index.ts';
import { memberIds, portalPath, programmeById } from '../programmes/index.ts';
import { pages } from './addresses.ts';
import type { Post } from './mail.ts';
import { livingPeople } from './queries.ts';
import { senderOf } from './programme-sender.ts';
import { letterByChoice, type Telling } from './telling.ts';

/** AGD-04: as it stands when the letter is written; not of what was hidden again, and not to who has left meanwhile. */
export const ofUpdate = async ({ tx }: Change, event: AgendaUpdated, post: Post): Promise<Telling[]> => {
  const programme = await programmeById(tx, event.programId);
  const agenda = await agendaById(tx, event.agendaId);
  if (!programme?.program.isActive || !agenda?.published) return [];
  const { title, description, link, linkName, startTime: start, endTime: end } = agenda;
  const url = post.settings.BASE_URL + pages.overview(portalPath(programme));
  const content = { kind: 'agenda.updated', data: { title, description, link, linkName, start, end, url } } as const;
  const people = await livingPeople(tx, await memberIds(tx, event.programId, event.userIds));
  const sender = senderOf(programme, post);
  return people.map((person) => ({
    userId: person.id,
    letter: { ...letterByChoice(person, content, post), programme: sender },
  }));
};
