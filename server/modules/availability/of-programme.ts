import { pageAt } from '../../platform/list-pages.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName, recordInProgram } from '../accounts/index.ts';
import { photoUrl } from '../profiles/index.ts';
import { membershipIn } from '../../policies/programmes.ts';
import { lockRunningShared, lockRunning, programmeById, type ProgrammeRow } from '../programmes/index.ts';
import { setDndThere } from './disturb.ts';
import { presentAvailability } from './present.ts';
import { countMentors, hoursOf, mentorsIn } from './queries.ts';
import { type AvailabilityBody as Hours, save } from './save.ts';

/** The same page size as in the table of participants (A35). */
const mentorsAPage = 30;

/** B24: the programme whose hours the mentor asks for, provided they mentor there; null for their personal hours. */
export const ownPlace = async ({ tx, actor }: Pick<Work<Actor>, 'tx' | 'actor'>, asked: number | null | undefined) => {
  if (asked === null || asked === undefined) return null;
  const row = await programmeById(tx, asked);
  const mentorsThere = row !== undefined && membershipIn(actor, row.program)?.userType === 'mentor';
  refuseIf(mentorsThere ? null : 'availability.programme_not_found', 404);
  return asked;
};

/** The same, for changing the hours: the programme must be running (B68) and keeps running until the change is done. */
export const ownPlaceToChange = async (work: Work<Actor>, asked: number | null | undefined) => {
  const programId = await ownPlace(work, asked);
  if (programId !== null) await lockRunningShared(work.tx, programId);
  return programId;
};

/** Finds a mentor of the programme, or refuses. */
export const mentorHere = async (tx: Tx, programId: number, userId: number) => {
  const [mentor] = await mentorsIn(tx, programId, { userId });
  return { name: fullName(found(mentor, 'programmes.member_not_found').user) };
};

/**
 * A mentor whose hours an admin is about to change: the programme must be running (B68) and keeps running until that is
 * done.
 */
const mentorToChange = async (tx: Tx, programId: number, userId: number) => {
  await lockRunning(tx, programId);
  return mentorHere(tx, programId, userId);
};

/** SYS-19: logs which mentor's hours or do-not-disturb an admin has set. */
const audit = (
  work: Work<Actor>,
  action: 'mentor.hours_set' | 'mentor.dnd_set',
  programId: number,
  data: Record<string, unknown>,
) => recordInProgram(work, programId, { action, data });

/** AVL-15: an admin sets a mentor's hours in the programme; zone and limits count everywhere and stay the mentor's. */
export const saveForMentor = async (work: Work<Actor>, { program }: ProgrammeRow, userId: number, hours: Hours) => {
  const programId = program.id;
  await mentorToChange(work.tx, programId, userId);
  await save(work, { userId, programId }, hours, { onlyDays: true });
  await audit(work, 'mentor.hours_set', programId, { user_id: userId });
};

/** AVL-08, AVL-10: an admin turns a mentor's do-not-disturb on or off, for the programme. */
export const disturbMentor = async (work: Work<Actor>, { program }: ProgrammeRow, userId: number, active: boolean) => {
  await mentorToChange(work.tx, program.id, userId);
  await setDndThere(work, { userId, programId: program.id, active });
  await audit(work, 'mentor.dnd_set', program.id, { user_id: userId, active });
  return active;
};

/** AVL-15: a page of the programme's mentors, sorted by name, with their weekly hours. */
export const listMentorHours = async (tx: Tx, programId: number, asked = 1) => {
  const total = await countMentors(tx, programId);
  const { part, ...paging } = pageAt({ total, page: asked, size: mentorsAPage });
  const people = await mentorsIn(tx, programId, part);
  const hours = await hoursOf(
    tx,
    people.map(({ user }) => user.id),
    programId,
  );
  const mentors = people.flatMap(({ user, photo }) => {
    const own = hours.get(user.id);
    if (!own) return [];
    const { rules, timezone, dnd, sessions_a_week } = presentAvailability(own, { today: '', version: '' });
    const person = {
      user_id: user.id,
      slug: user.slug,
      full_name: fullName(user),
      profile_photo_url: photoUrl(photo),
    };
    return [{ ...person, rules, timezone, dnd, sessions_a_week }];
  });
  return { mentors, total, ...paging, per_page: mentorsAPage };
};
