import type { AgendaUpdated } from '../../domain-events/agendas.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { emailByChoice, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { livingPeople } from '../accounts/index.ts';
import { memberIds, portalPath, programmeById, senderOf, senderToStrangers } from '../programmes/index.ts';
import { agendaChanged, agendaUpdated } from './emails.ts';
import { agendaById } from './queries.ts';

/**
 * AGD-04: uses the entry as it is when the email is written; skips entries hidden again and people who have left since.
 * Members who never confirmed their address get no word of the admin's (record 026).
 */
const ofUpdate = async ({ tx }: Change, event: AgendaUpdated, ground: TellingGround): Promise<Telling[]> => {
  const programme = await programmeById(tx, event.programId);
  const agenda = await agendaById(tx, event.agendaId);
  if (!programme?.program.isActive || programme.draft || !agenda?.published) return [];
  const { title, description, link, linkName, startTime: start, endTime: end } = agenda;
  const url = ground.settings.BASE_URL + pages.overview(portalPath(programme));
  const content = agendaUpdated({ title, description, link, linkName, start, end, url });
  const plain = agendaChanged({ url });
  const people = await livingPeople(tx, await memberIds(tx, event.programId, event.userIds));
  const [sender, toStrangers] = [senderOf(programme, ground), senderToStrangers(programme, ground)];
  return people.map((person) => ({
    userId: person.id,
    letter:
      person.confirmedAt === null
        ? { ...emailByChoice(person, plain, ground), programme: toStrangers }
        : { ...emailByChoice(person, content, ground), programme: sender },
  }));
};

export const agendaTellings = [tells('agenda.updated', ofUpdate, 'programs')];
