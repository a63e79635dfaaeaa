import { eventPageSize, type EventList } from '../../../../contract/events/index.ts';
import { pageAt } from '../../../platform/list-pages.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { loadForMember } from '../../programmes/index.ts';
import { countEvents, type EventFilter, listedEvents } from '../queries/events.ts';
import { matchingTags } from '../queries/audience.ts';
import { presentCard } from './present.ts';

interface Asked {
  list: EventList;
  program_id?: number | undefined;
  mentor_class?: boolean | undefined;
  search: string;
  page: number;
}

/** The list of a program is for its members (B105); a visitor signs in first. */
const placeOf = async (work: Work<Actor | null>, programId: number | undefined) => {
  if (programId === undefined) return null;
  const { actor } = work;
  if (actor === null) throw new Refusal('accounts.not_signed_in', 401);
  return (await loadForMember({ ...work, actor }, programId)).program.id;
};

/** EVT-01 */
export const showList = async (work: Work<Actor | null>, { list, page: asked, ...narrowed }: Asked) => {
  const { tx, now, actor } = work;
  if (list === 'mine' && actor === null) throw new Refusal('accounts.not_signed_in', 401);
  const filter: EventFilter = {
    list,
    reader: actor?.id ?? null,
    now,
    programId: await placeOf(work, narrowed.program_id),
    mentorClass: narrowed.mentor_class,
    search: narrowed.search,
  };
  const total = await countEvents(tx, filter);
  const { part, ...pages } = pageAt({ total, page: asked, size: eventPageSize });
  const rows = await listedEvents(tx, filter, part);
  const inPortal = filter.programId !== null;
  return { events: rows.map((row) => presentCard(row, now, { inPortal })), ...pages, total };
};

/** How many of each kind a dashboard shows at most. */
const onDashboard = 6;

/** DSH-16, B109 */
export const showDashboardEvents = async (work: Work<Actor>, askedProgram: number | undefined) => {
  const { tx, now, actor } = work;
  const programId = await placeOf(work, askedProgram);
  const filter = { reader: actor.id, now, programId };
  const present = (rows: Awaited<ReturnType<typeof listedEvents>>) =>
    rows.map((row) => presentCard(row, now, { inPortal: programId !== null }));
  const part = { limit: onDashboard };
  return {
    all: present(await listedEvents(tx, { ...filter, list: 'all' }, part)),
    upcoming: present(await listedEvents(tx, { ...filter, list: 'upcoming' }, part)),
    matched: present(await listedEvents(tx, { ...filter, list: 'upcoming', ids: matchingTags(actor.id) }, part)),
  };
};
