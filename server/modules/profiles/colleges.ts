import { type addCollege, type changeCollege, endsTooEarly, missing } from '../../../contract/profiles/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import { found, refuseField, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { profileChanged } from './profile-changed.ts';
import { universityCalled } from './queries/own.ts';
import { endsBeforeStart, mostEntries, withoutEnd } from './rules/experience.ts';
import {
  type CollegeRow,
  countColleges,
  deleteCollege,
  insertCollege,
  lockCollege,
  updateCollege,
} from './store/experience.ts';
import { lockInfo } from './store/info.ts';

/** PRO-64 */
const checked = <C extends { startDate: string; endDate: string | null; studyStatus: number }>(college: C): C => {
  const settled = withoutEnd(college, college.studyStatus === 1);
  if (endsBeforeStart(settled)) refuseField('end_date', endsTooEarly);
  return settled;
};

/** A university from the list is stored with its id and the list's spelling; any other is stored as typed. */
const universityFields = async (tx: Tx, name: string) => {
  const known = await universityCalled(tx, name);
  return { universityId: known?.id ?? null, universityName: known?.name ?? name };
};

const viewOf = (college: CollegeRow) => ({
  college,
  university: college.universityId === null ? null : college.universityName,
});

/** Adds a university to the user's own education. */
export const recordCollege = async (work: Work<Actor>, given: EndpointInput<typeof addCollege>['body']) => {
  const { tx, now, actor } = work;
  const name = given.university_name ?? given.university ?? refuseField('university_name', missing('University'));
  await lockInfo(tx, actor.id);
  if ((await countColleges(tx, actor.id)) >= mostEntries) refuseIf('profiles.too_many_entries');
  const said = {
    ...(await universityFields(tx, name)),
    level: given.level,
    programName: given.program_name,
    startDate: given.start_date,
    endDate: given.end_date ?? null,
    studyStatus: given.study_status,
  };
  const college = await insertCollege(tx, { ...checked(said), userId: actor.id, createdAt: now });
  await profileChanged(work);
  return viewOf(college);
};

/** Changes the fields that were sent of the user's own university; the others stay. */
export const amendCollege = async (
  work: Work<Actor>,
  { id }: CollegeRow,
  given: EndpointInput<typeof changeCollege>['body'],
) => {
  const { tx, actor } = work;
  const before = found(await lockCollege(tx, id, actor.id), 'profiles.college_not_found');
  const name = given.university_name ?? given.university;
  const college = checked({
    ...before,
    ...(name !== undefined && (await universityFields(tx, name))),
    level: given.level ?? before.level,
    programName: given.program_name ?? before.programName,
    startDate: given.start_date ?? before.startDate,
    endDate: given.end_date === undefined ? before.endDate : given.end_date,
    studyStatus: given.study_status ?? before.studyStatus,
  });
  await updateCollege(tx, college);
  await profileChanged(work);
  return viewOf(college);
};

export const dropCollege = async (work: Work<Actor>, { id }: CollegeRow) => {
  found(await deleteCollege(work.tx, id, work.actor.id), 'profiles.college_not_found');
  await profileChanged(work);
};
