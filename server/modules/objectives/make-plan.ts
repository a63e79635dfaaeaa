import type { EndpointInput } from '../../../contract/endpoint.ts';
import {
  type createGoalSetting,
  goalQuestions,
  type PlanProvider,
  planProviderNames,
  planProviders,
} from '../../../contract/objectives/index.ts';
import type { PlanMade } from '../../domain-events/objectives.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Writers } from '../../platform/language.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Change, JobName, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { setById, type SetRow } from './queries/sets.ts';
import { dayOf } from './rules/months.ts';
import { standing } from './rules/status.ts';
import type { Answers } from './rules/plan/answers.ts';
import { composePlan, type Plan } from './rules/plan/compose.ts';
import { changeSet, insertPlan, insertSet, lockSet } from './store.ts';
import { writePlan } from './write-plan.ts';

export const planToMake: JobName<{ setId: number }> = 'objectives.makePlan';

export const showQuestions = (writers: Writers) => ({
  questions: goalQuestions.map(({ options, ...question }) => ({ ...question, options: [...options] })),
  providers: planProviders.map((key) => ({ key, name: planProviderNames[key], ready: writers[key] !== null })),
});

type Body = EndpointInput<typeof createGoalSetting>['body'];

const answersIn = ({ answers }: Pick<Body, 'answers'>) =>
  Object.fromEntries(
    goalQuestions.map(({ id, purpose }) => [purpose, answers.find((one) => one.question_id === id)?.answer ?? '']),
  ) as Answers;

/** OBJ-06, B57: one plan of each person in each place; it is made after the answer. */
export const askForPlan = async (
  { tx, actor, now, later }: Work<Actor>,
  { provider, ...body }: Body,
  { programId }: { programId: number | null },
) => {
  const setId = await insertSet(tx, {
    userId: actor.id,
    programId,
    answers: answersIn(body),
    provider,
    status: 'generating',
    startsOn: dayOf(now, actor.timezone).toString(),
    createdAt: now,
    askedAt: now,
  });
  if (setId === null) return refuseIf('objectives.set_exists') as never;
  await later(planToMake, { setId });
  return { id: setId };
};

/** B57: 'Try again', after a plan did not come. */
export const askAgain = async ({ tx, now, later }: Work<Actor>, { set }: SetRow) => {
  const locked = await lockSet(tx, set.id);
  refuseIf(locked && standing(locked, now) === 'failed' ? null : 'objectives.not_failed');
  await changeSet(tx, set.id, { askedAt: now });
  await later(planToMake, { setId: set.id });
};

const keep = async (
  { tx, now, announce, refresh }: Change,
  { set, timezone }: SetRow,
  { plan, writtenBy }: { plan: (today: ReturnType<typeof dayOf>) => Plan; writtenBy: PlanProvider | 'rules' },
) => {
  // Somebody may have deleted it meanwhile, or the job has run before.
  if ((await lockSet(tx, set.id))?.status !== 'generating') return;
  const today = dayOf(now, timezone);
  const made = plan(today);
  await insertPlan(tx, set.id, made, now);
  await changeSet(tx, set.id, {
    status: 'ready',
    writtenBy,
    description: made.description,
    startsOn: today.toString(),
    readyAt: now,
  });
  await announce<PlanMade>({ name: 'objectives.plan_made', setId: set.id, at: now.toString() });
  refresh({ people: [set.userId], keys: ['objectives'] });
};

/** Has the plan written by the chosen model, where there is one; by our own rules if that fails three times (B57). */
export const makePlan =
  (writers: Writers) =>
  async (job: Job, { setId }: { setId: number }) => {
    const row = await job.transact(({ tx }) => setById(tx, setId));
    if (row?.set.status !== 'generating') return;
    const { answers, provider } = row.set;
    const model = writers[provider];
    const written = model && (await writePlan(model, answers, job.warn));
    const writtenBy = written ? provider : 'rules';
    const plan = written ?? ((today: ReturnType<typeof dayOf>) => composePlan(answers, today));
    await job.transact((change) => keep(change, row, { plan, writtenBy }));
  };
