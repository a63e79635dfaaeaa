import type { RefusalCode } from '../../../contract/messages.ts';
import { type OwnGroup, type ManagedPairing, pairingLimits } from '../../../contract/pairings/index.ts';
import { pageAt } from '../../platform/list-pages.ts';
import { found } from '../../platform/refusal.ts';
import type { ReadWork, Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mayManagePairing } from '../../policies/pairings.ts';
import { presentPerson } from '../profiles/index.ts';
import { loadForMember, type ProgrammeRow } from '../programmes/index.ts';
import { type ChatLinks, writableIn } from './chat-links.ts';
import { countManaged, groupsOf, managedPairings, type MemberRow, peopleOf } from './queries/managed.ts';
import { pairingById, type PairingRow } from './queries/pairs.ts';
import { whyNot, whyNotMeetAsGroup } from './rules/states.ts';

interface Around {
  people: readonly MemberRow[];
  /** B68: nothing can be changed in a programme that is switched off. */
  inactive: RefusalCode | null;
}

const presentManaged = (row: PairingRow, { people, inactive }: Around): ManagedPairing => {
  const of = (side: MemberRow['side']) =>
    people.filter((one) => one.pairingId === row.id && one.side === side).map(presentPerson);
  return {
    id: row.id,
    type: row.type,
    program_id: row.programId,
    name: row.name,
    status: row.status,
    mentors: of('mentor'),
    mentees: of('mentee'),
    end_reason: row.endReason,
    created_at: row.createdAt.toString(),
    ended_at: row.endedAt?.toString() ?? null,
    why_not: {
      pause: inactive ?? whyNot('pause', row),
      resume: inactive ?? whyNot('resume', row),
      end: inactive ?? whyNot('end', row),
      change_people: inactive ?? whyNot('change_people', row),
    },
  };
};

const whyInactive = (program: { isActive: boolean } | null) =>
  program?.isActive === false ? ('programmes.inactive' as const) : null;

interface PairingFilter {
  type: 'pair' | 'group';
  status?: readonly PairingRow['status'][] | undefined;
  search?: string | undefined;
  page?: number | undefined;
}

const idsOf = (people: readonly MemberRow[]) => [...new Set(people.map(({ id }) => id))];

/** PAR-29: a page of a programme's pairs or groups, for its admins. */
export const listPairings = async (
  work: ReadWork<Actor>,
  programme: ProgrammeRow,
  { type, status, search, page = 1 }: PairingFilter,
  chatLinks: ChatLinks,
) => {
  const { tx } = work;
  const { program } = programme;
  const programId = program.id;
  const inactive = whyInactive(program);
  const wanted = { programId, type, status, search };
  const total = await countManaged(tx, wanted);
  const { part, ...paging } = pageAt({ total, page, size: pairingLimits.page });
  const rows = await managedPairings(tx, wanted, part);
  const people = await peopleOf(
    tx,
    rows.map(({ id }) => id),
  );
  return {
    pairings: rows.map((row) => presentManaged(row, { people, inactive })),
    chat_links: await writableIn(work, programme, type === 'pair' ? idsOf(people) : [], chatLinks),
    counts: {
      pair: await countManaged(tx, { programId, type: 'pair' }),
      group: await countManaged(tx, { programId, type: 'group' }),
    },
    total,
    ...paging,
  };
};

/** The answer to an act: since it succeeded, the programme is running. */
export const showPairing = async (tx: Tx, id: number) => {
  const row = found(await pairingById(tx, id), 'pairings.not_found');
  return presentManaged(row, { people: await peopleOf(tx, [id]), inactive: null });
};

/** The person's groups, each with the reason why no session of it can be arranged now (B47, D11). */
export const presentOwnGroups = async ({ tx, actor }: ReadWork<Actor>, programId: number | null) => {
  const program = programId === null ? null : (await loadForMember({ tx, actor }, programId)).program;
  const inactive = whyInactive(program);
  const rows = await groupsOf(tx, actor.id, programId);
  const people = await peopleOf(
    tx,
    rows.map(({ id }) => id),
  );
  const groups = rows.map((row): OwnGroup => {
    const members = people.filter((one) => one.pairingId === row.id);
    const side = members.find(({ id }) => id === actor.id)?.side ?? 'mentee';
    const { end_reason: _forAdmins, ...shown } = presentManaged(row, { people: members, inactive });
    const sides = members.map((one) => ({ userType: one.side }));
    return {
      ...shown,
      viewer_is: side,
      name: row.name ?? '',
      why_not: {
        ...shown.why_not,
        book: inactive ?? whyNotMeetAsGroup(row, sides),
        manage: mayManagePairing(actor, program, side) === 'yes' ? null : 'programmes.admins_only',
      },
    };
  });
  return { groups };
};
