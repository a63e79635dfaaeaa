import type { Temporal } from 'temporal-polyfill';
import { type Participants, userPageDefault } from '../../../../contract/programmes/index.ts';
import { csvOf } from '../../../platform/csv.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { owns, standingIn } from '../../../policies/programmes.ts';
import { presentParticipant } from '../present/participants.ts';
import type { ProgrammeRow } from '../queries.ts';
import { countParticipants, participantsOf, roleById, roleCounts } from '../queries/participants.ts';

interface Asked {
  tx: Tx;
  actor: Actor;
}
interface Wish {
  role_id?: number | undefined;
  user_type?: 'mentee' | 'mentor' | 'admin' | undefined;
  search?: string | undefined;
}

const peopleOfType = (roles: Awaited<ReturnType<typeof roleCounts>>, type: 'mentor' | 'mentee') =>
  roles.reduce((sum, role) => sum + (role.userType === type ? role.count : 0), 0);

/** INV-01, INV-06 */
export const listParticipants = async (
  { tx, actor }: Asked,
  { program }: ProgrammeRow,
  {
    role_id: roleId,
    user_type: userType,
    search,
    page = 1,
    per_page: perPage = userPageDefault,
  }: Wish & { page?: number | undefined; per_page?: number | undefined },
): Promise<Participants> => {
  const programId = program.id;
  const wanted = { programId, roleId, userType, search };
  const roles = await roleCounts(tx, programId);
  const total = await countParticipants(tx, wanted);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const shown = Math.min(page, pages);
  const rows = await participantsOf(tx, wanted, { limit: perPage, offset: (shown - 1) * perPage });
  return {
    participants: rows.map((row) => presentParticipant(row, actor.id)),
    total,
    page: shown,
    per_page: perPage,
    max_pages: pages,
    roles: roles.map(({ userType, isOwner, ...role }) => ({ ...role, user_type: userType, is_owner: isOwner })),
    mentors: peopleOfType(roles, 'mentor'),
    mentees: peopleOfType(roles, 'mentee'),
    may_add_roles: owns(standingIn(actor, program)),
  };
};

const columns = ['Name', 'Email', 'Phone', 'Role', 'Mentee capacity', 'Joined on'];

/** INV-30. The day is that of the programme's zone. */
export const participantsFile = async (
  { tx, now }: Pick<Work<Actor>, 'tx' | 'now'>,
  { program }: ProgrammeRow,
  { role_id: roleId, search }: Wish,
) => {
  const role = roleId === undefined ? undefined : await roleById(tx, roleId);
  const people = await participantsOf(tx, { programId: program.id, roleId, search });
  const dayOf = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(program.timezone).toPlainDate();
  const today = dayOf(now);
  const two = (part: number) => String(part).padStart(2, '0');
  const title = role?.programId === program.id ? role.name : 'Participants';
  return {
    body: csvOf(
      columns,
      people.map((one) => [
        `${one.user.firstname} ${one.user.lastname}`,
        one.user.email,
        one.user.phoneNo,
        one.role.name,
        one.capacity,
        dayOf(one.joinedAt).toString(),
      ]),
    ),
    type: 'text/csv; charset=utf-8',
    name: `${title} ${two(today.day)}-${two(today.month)}-${today.year}.csv`,
  };
};
