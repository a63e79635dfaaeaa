import {
  employeeFields,
  employeeFilters,
  importTemplate,
  type Participants,
  userPageDefault,
} from '../../../../contract/programmes/index.ts';
import { csvFile, csvOf } from '../../../platform/csv/write.ts';
import { mostFound } from '../../../platform/find-page.ts';
import { pageAt } from '../../../platform/list-pages.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { owns, standingIn } from '../../../policies/programmes.ts';
import { fullName } from '../../accounts/index.ts';
import { portalPath } from '../present.ts';
import { presentDetails, presentParticipant } from '../present/participants.ts';
import type { ProgrammeRow } from '../queries.ts';
import { detailsInUse } from '../queries/employee-details.ts';
import type { ParticipantFilter } from '../queries/participant-filter.ts';
import {
  findParticipants,
  type ParticipantRow,
  participantRows,
  participantsOf,
  roleCounts,
} from '../queries/participants.ts';
import type { ChatLinks } from './chat-links.ts';
import { filterOf, type ParticipantQuery } from './filter.ts';

type RoleCounts = Awaited<ReturnType<typeof roleCounts>>;

/** How many people have these roles; as each role, they are counted no further than one beyond `mostFound`. */
const mostOf = (roles: RoleCounts) =>
  Math.min(
    mostFound + 1,
    roles.reduce((sum, role) => sum + role.count, 0),
  );
/** How many a filter finds that asks for roles alone. */
const knownOf = (roles: RoleCounts, { roleIds, userTypes, needs, search, ...others }: ParticipantFilter) => {
  const isNarrowed = Boolean(search) || (needs ?? []).length > 0 || employeeFilters.some((field) => others[field]);
  const fits = ({ id, userType }: RoleCounts[number]) =>
    (!roleIds?.length || roleIds.includes(id)) && (!userTypes?.length || userTypes.includes(userType));
  return isNarrowed ? undefined : mostOf(roles.filter(fits));
};
const peopleOfType = (roles: RoleCounts, type: 'mentor' | 'mentee') =>
  mostOf(roles.filter((role) => role.userType === type));

const linksIn = (
  { tx, actor }: ReadWork<Actor>,
  programme: ProgrammeRow,
  ids: readonly number[],
  chatLinks: ChatLinks,
) =>
  chatLinks(tx, { viewerId: actor.id, portal: { programId: programme.program.id, path: portalPath(programme) } }, ids);

/** One of them, as they are after a change. */
export const showParticipant = async (
  work: ReadWork<Actor>,
  programme: ProgrammeRow,
  row: ParticipantRow,
  chatLinks: ChatLinks,
) => {
  const chatLink = await linksIn(work, programme, [row.user.id], chatLinks);
  return presentParticipant(row, { viewerId: work.actor.id, chatLink });
};

/** INV-01, INV-06 */
export const listParticipants = async (
  { tx, now, actor }: ReadWork<Actor> & Pick<Work<Actor>, 'now'>,
  programme: ProgrammeRow,
  {
    page = 1,
    per_page: perPage = userPageDefault,
    ...wish
  }: ParticipantQuery & { page?: number | undefined; per_page?: number | undefined },
  chatLinks: ChatLinks,
): Promise<Participants> => {
  const { program } = programme;
  const programId = program.id;
  const roles = await roleCounts(tx, programId);
  const wanted = filterOf(wish, roles, { programId, now });
  const { ids, total, ...paging } = await findParticipants(
    tx,
    wanted,
    (most) => pageAt({ total: most, page, size: perPage }),
    knownOf(roles, wanted),
  );
  const rows = await participantRows(tx, programId, ids);
  const people = rows.map(({ user }) => user.id);
  const chatLink = await linksIn({ tx, actor }, programme, people, chatLinks);
  return {
    participants: rows.map((row) => presentParticipant(row, { viewerId: actor.id, chatLink })),
    total,
    ...paging,
    per_page: perPage,
    roles: roles.map(({ userType, isOwner, ...role }) => ({ ...role, user_type: userType, is_owner: isOwner })),
    mentors: peopleOfType(roles, 'mentor'),
    mentees: peopleOfType(roles, 'mentee'),
    details_in_use: await detailsInUse(tx, programId),
    may_add_roles: owns(standingIn(actor, program)),
  };
};

const columns = ['Name', 'Email', 'Phone', 'Role', 'Mentee capacity', 'Joined on'];
/** As in the template, so that the file can be read back. */
const detailColumns = employeeFields.map((field) => importTemplate.headings[field]);

/** These people as a file. Days are those of the programme's zone. */
export const fileOf = async (
  { tx, now }: Pick<Work<Actor>, 'tx' | 'now'>,
  { program }: ProgrammeRow,
  { wanted, title }: { wanted: ParticipantFilter; title: string },
) => {
  const people = await participantsOf(tx, wanted);
  const zone = program.timezone;
  const body = csvOf(
    [...columns, ...detailColumns],
    people.map((one) => [
      fullName(one.user),
      one.user.email,
      one.user.phoneNo,
      one.role.name,
      one.capacity,
      one.joinedAt.toZonedDateTimeISO(zone).toPlainDate().toString(),
      ...Object.values(presentDetails(one.details)),
    ]),
  );
  return csvFile(title, { now, zone }, body);
};

/** INV-30 */
export const participantsFile = async (
  at: Pick<Work<Actor>, 'tx' | 'now'>,
  programme: ProgrammeRow,
  wish: ParticipantQuery,
) => {
  const programId = programme.program.id;
  const roles = await roleCounts(at.tx, programId);
  const wanted = filterOf(wish, roles, { programId, now: at.now });
  const chosen = roles.filter(({ id }) => wanted.roleIds.includes(id));
  const title = chosen.length === 1 && chosen[0] ? chosen[0].name : 'Participants';
  return fileOf(at, programme, { wanted, title });
};
