import type { EndpointInput } from '../../../../contract/endpoint.ts';
import type { changeMatchingSettings, MatchingSettings, NamedPair } from '../../../../contract/pairings/index.ts';
import { type FitCriterion, fitCriteria } from '../../../../contract/pairings/values.ts';
import { nothingLeft } from '../../../platform/nothing-left.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Change, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordInProgram } from '../../accounts/index.ts';
import { hoursOf } from '../../availability/index.ts';
import { lockRunningShared } from '../../programmes/index.ts';
import { membersAmong } from '../queries/pairs.ts';
import { hasPlace } from '../rules/fit/place.ts';
import type { FitPerson } from '../rules/fit/people.ts';
import { saysHours } from '../rules/fit/shared-time.ts';
import { saveMatchingSettings } from '../store/matching-settings.ts';
import type { NamedTwo } from '../tables.ts';
import { readBasis, readRules } from './basis.ts';
import { readFitPeople } from './fit-people.ts';
import { peopleBy } from './present.ts';
import { readQuestions, wantedQuestions } from './questions.ts';
import { readCohort } from './snapshot.ts';

/** Whether somebody has said what a criterion needs; of time, whether a mentor has hours. */
const says: Readonly<Record<FitCriterion, (one: FitPerson) => boolean>> = {
  wants: ({ skills }) => skills.size > 0,
  goals: ({ services }) => services.size > 0,
  industry: ({ industries }) => industries.size > 0,
  career: ({ level }) => level !== null,
  language: ({ languages }) => languages.size > 0,
  shared_time: () => true,
  time_zone: () => true,
  place: hasPlace,
  background: ({ places }) => places.size > 0,
  answers: ({ answers }) => answers.some((chosen) => chosen.size > 0),
};

interface Cohort {
  mentees: readonly FitPerson[];
  mentors: readonly FitPerson[];
}

/** How many of each side have said what each criterion needs. */
const knownIn = ({ mentees, mentors }: Cohort, hasHours: (mentor: FitPerson) => boolean) =>
  fitCriteria.map((criterion) => ({
    criterion,
    mentees: mentees.filter(says[criterion]).length,
    mentors: mentors.filter((one) => says[criterion](one) && (criterion !== 'shared_time' || hasHours(one))).length,
  }));

const add = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** M15: how a program matches, whom its admins have named, and who would be matched now. */
export const showMatchingSettings = async (
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  programId: number,
): Promise<MatchingSettings> => {
  const { rules, usualWeights } = await readRules(tx, programId);
  const basis = await readBasis(tx, programId);
  const { mentees, mentors } = await readCohort(tx, programId, basis);
  const ids = { mentees: mentees.map(({ id }) => id), mentors: mentors.map(({ id }) => id) };
  const hours = await hoursOf(tx, ids.mentors, programId);
  const person = await peopleBy(
    tx,
    basis.named.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId]),
  );
  const questions = await readQuestions(tx, programId);
  return {
    ...rules,
    compared_questions: questions.compared.map(({ mentee, mentor }) => ({
      mentee_question_id: mentee,
      mentor_question_id: mentor,
    })),
    form_questions: questions.all.map(({ userType, ...one }) => ({ ...one, user_type: userType })),
    named_pairs: basis.named.map(({ kind, menteeId, mentorId }): NamedPair => ({
      kind,
      mentee: person(menteeId),
      mentor: person(mentorId),
    })),
    usual_weights: usualWeights,
    cohort: {
      mentees: mentees.length,
      wants: add(mentees.map(({ wants }) => wants)),
      mentors: mentors.length,
      seats: add(mentors.map(({ seats }) => seats)),
    },
    known: knownIn(await readFitPeople(tx, { programId, ...ids, now }), ({ id }) => saysHours(hours.get(id))),
  };
};

type Wanted = Omit<EndpointInput<typeof changeMatchingSettings>['body'], 'program_id'>;

/** Each two are named once, and are a mentee and a mentor of the program. */
const refuseWrongNames = async ({ tx }: Work<Actor>, programId: number, named: readonly NamedTwo[]) => {
  const twos = new Set(named.map(({ menteeId, mentorId }) => `${menteeId} ${mentorId}`));
  refuseIf(twos.size < named.length ? 'pairings.named_twice' : null);
  const members = await membersAmong(
    tx,
    programId,
    named.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId]),
  );
  const are = new Set(members.map(({ userId, userType }) => `${userId} ${userType}`));
  const known = named.every(({ menteeId, mentorId }) => are.has(`${menteeId} mentee`) && are.has(`${mentorId} mentor`));
  found(known || undefined, 'programmes.member_not_found');
};

/** M15: a program matches by other measures from now on; drafts keep those that they were calculated with. */
export const changeSettings = async (work: Work<Actor>, programId: number, wanted: Wanted) => {
  const { tx, now, actor } = work;
  await lockRunningShared(tx, programId);
  const {
    weights,
    lowest_score: lowestScore,
    mentors_per_mentee: mentorsPerMentee,
    mentees_per_mentor: menteesPerMentor,
    different_line: differentLine,
    different_team: differentTeam,
    shared_language: sharedLanguage,
    least_shared_hours: leastSharedHours,
    named_pairs: pairs,
    compared_questions: compared,
    ...rest
  } = wanted;
  nothingLeft(rest);
  const named = pairs.map(({ kind, mentee_id: menteeId, mentor_id: mentorId }) => ({ kind, menteeId, mentorId }));
  await refuseWrongNames(work, programId, named);
  const rules = { lowestScore, differentLine, differentTeam, sharedLanguage, leastSharedHours };
  const questions = await wantedQuestions(tx, programId, compared);
  const sizes = { mentorsPerMentee, menteesPerMentor };
  const row = { programId, weights, ...rules, ...sizes, questions, updatedBy: actor.id, updatedAt: now };
  await saveMatchingSettings(tx, row, named);
  await recordInProgram(work, programId, { action: 'matching.settings_changed', data: { ...wanted } });
};
