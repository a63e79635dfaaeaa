import {
  employeeFields,
  importTemplate,
  type Participants,
  userPageDefault,
} from '../../../../contract/programmes/index.ts';
import { csvFile, csvOf } from '../../../platform/csv/write.ts';
import { pageAt } from '../../../platform/list-pages.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { owns, standingIn } from '../../../policies/programmes.ts';
import { fullName } from '../../accounts/index.ts';
import { presentDetails, presentParticipant } from '../present/participants.ts';
import type { ProgrammeRow } from '../queries.ts';
import { detailsInUse } from '../queries/employee-details.ts';
import type { AttentionPorts } from '../queries/attention.ts';
import { countParticipants, type ParticipantFilter, participantsOf, roleCounts } from '../queries/participants.ts';
import { filterOf, type ParticipantQuery } from './filter.ts';

const peopleOfType = (roles: Awaited<ReturnType<typeof roleCounts>>, type: 'mentor' | 'mentee') =>
  roles.reduce((sum, role) => sum + (role.userType === type ? role.count : 0), 0);

/** INV-01, INV-06 */
export const listParticipants = async (
  { tx, now, actor }: ReadWork<Actor> & Pick<Work<Actor>, 'now'>,
  { program }: ProgrammeRow,
  {
    page = 1,
    per_page: perPage = userPageDefault,
    ...wish
  }: ParticipantQuery & { page?: number | undefined; per_page?: number | undefined },
  ports: AttentionPorts,
): Promise<Participants> => {
  const programId = program.id;
  const roles = await roleCounts(tx, programId);
  const wanted = filterOf(wish, roles, { programId, now, ports });
  const total = await countParticipants(tx, wanted);
  const { part, ...paging } = pageAt({ total, page, size: perPage });
  const rows = await participantsOf(tx, wanted, part);
  return {
    participants: rows.map((row) => presentParticipant(row, actor.id)),
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
  ports: AttentionPorts,
) => {
  const programId = programme.program.id;
  const roles = await roleCounts(at.tx, programId);
  const wanted = filterOf(wish, roles, { programId, now: at.now, ports });
  const chosen = roles.filter(({ id }) => wanted.roleIds.includes(id));
  const title = chosen.length === 1 && chosen[0] ? chosen[0].name : 'Participants';
  return fileOf(at, programme, { wanted, title });
};
