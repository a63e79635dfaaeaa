import { pageAt } from '../../platform/list-pages.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName, recordAudit } from '../accounts/index.ts';
import { photoUrl } from '../profiles/index.ts';
import { membershipIn } from '../../policies/programmes.ts';
import { forAdmin, holdRunning, programmeById, toChange } from '../programmes/index.ts';
import { setDnd } from './disturb.ts';
import { presentAvailability } from './present.ts';
import { countMentors, hoursOf, mentorsIn } from './queries.ts';
import { type Asked as Hours, save } from './save.ts';

/** As many as the table of participants (A35). */
const mentorsAPage = 30;

/** B24: the programme whose hours a mentor asks for, in which they mentor; null for their personal ones. */
export const ownPlace = async ({ tx, actor }: Pick<Work<Actor>, 'tx' | 'actor'>, asked: number | null | undefined) => {
  if (asked === null || asked === undefined) return null;
  const row = await programmeById(tx, asked);
  const mentorsThere = row !== undefined && membershipIn(actor, row.program)?.userType === 'mentor';
  refuseIf(mentorsThere ? null : 'availability.programme_not_found', 404);
  return asked;
};

/** The same for who changes them: it runs (B68), and goes on running meanwhile. */
export const ownPlaceToChange = async (work: Work<Actor>, asked: number | null | undefined) => {
  const programId = await ownPlace(work, asked);
  if (programId !== null) await holdRunning(work.tx, programId);
  return programId;
};

const mentorOf = async (tx: Tx, programId: number, userId: number) => {
  const [mentor] = await mentorsIn(tx, programId, { userId });
  return { name: fullName(found(mentor, 'programmes.member_not_found').user) };
};

/** A mentor of this programme, for who administers it. */
export const mentorHere = async (work: Work<Actor>, programId: number, userId: number) => {
  await forAdmin(work, programId);
  return mentorOf(work.tx, programId, userId);
};

/** The same for who changes their hours: the programme runs (B68). */
const mentorToChange = async (work: Work<Actor>, programId: number, userId: number) => {
  await toChange(work, programId);
  return mentorOf(work.tx, programId, userId);
};

/** SYS-19: whose hours, or do-not-disturb, an admin sets. */
const audit = (work: Work<Actor>, action: string, programId: number, data: Record<string, unknown>) =>
  recordAudit(work, { action, objectType: 'Program', objectId: programId, data });

/** AVL-15: an admin sets the hours that a mentor of theirs has in the programme. */
export const saveForMentor = async (work: Work<Actor>, userId: number, asked: Hours & { program_id: number }) => {
  const { program_id: programId } = asked;
  await mentorToChange(work, programId, userId);
  await save(work, { userId, programId }, asked);
  await audit(work, 'mentor.hours_set', programId, { user_id: userId });
};

/** AVL-08, AVL-10: an admin turns a mentor's do-not-disturb on or off. */
export const disturbMentor = async (
  work: Work<Actor>,
  userId: number,
  { programId, active }: { programId: number; active: boolean | undefined },
) => {
  await mentorToChange(work, programId, userId);
  const present = await setDnd(work, userId, active);
  await audit(work, 'mentor.dnd_set', programId, { user_id: userId, active: present });
  return present;
};

/** AVL-15: the mentors of a programme by name, a page of them, with their weekly hours. */
export const listMentorHours = async (work: Work<Actor>, programId: number, asked = 1) => {
  const { tx } = work;
  await forAdmin(work, programId);
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
