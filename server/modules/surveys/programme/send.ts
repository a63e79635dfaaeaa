import { Temporal } from 'temporal-polyfill';
import { say } from '../../../../contract/say.ts';
import { surveyLimits } from '../../../../contract/surveys/index.ts';
import type { SurveyReminded, SurveySent } from '../../../domain-events/surveys.ts';
import { chunks, lettersInOneGo } from '../../../platform/chunks.ts';
import type { Schedule } from '../../../platform/jobs.ts';
import { Refusal, refuseField, refuseIf } from '../../../platform/refusal.ts';
import type { Change, Work } from '../../../platform/work.ts';
import { type Actor, whyNotToMany } from '../../../policies/actor.ts';
import { countEmails, type EmailLimits, lockOpen } from '../../programmes/index.ts';
import { audienceOf, silentOf, type SurveyRow, surveysDue } from '../queries/surveys.ts';
import { changeSurvey, insertRecipients, lockSurvey } from '../store/surveys.ts';
import { audit, lockFor } from './lock.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockSurvey>>>;

/** B90: draft → ongoing, for everybody who has the role now; they are told in jobs of a few people. */
const sendNow = async (change: Change, survey: Locked, limits: EmailLimits) => {
  const { tx, now, announce } = change;
  const { id: surveyId, programId } = survey;
  const people = await audienceOf(tx, programId, survey.roleId);
  refuseIf(people.length === 0 ? 'surveys.nobody_to_ask' : null);
  await countEmails(change, { programId, kind: 'surveys', emails: people.length, to: people }, limits);
  await changeSurvey(tx, surveyId, { status: 'ongoing', sentAt: now, sendAt: null });
  await insertRecipients(tx, surveyId, people);
  for (const userIds of chunks(people, lettersInOneGo))
    await announce<SurveySent>({ name: 'survey.sent', surveyId, userIds, at: now.toString() });
  return people.length;
};

/** A time that lies ahead, and not too far. */
const plannedFor = (sendAt: string, now: Temporal.Instant) => {
  const at = Temporal.Instant.from(sendAt);
  if (Temporal.Instant.compare(at, now) <= 0) refuseField('send_at', say('surveys.time_past'));
  const latest = now.add({ hours: 24 * surveyLimits.daysAhead });
  if (Temporal.Instant.compare(at, latest) > 0) refuseField('send_at', say('surveys.time_far'));
  return at;
};

/** Now when no time is given, later at a time, or no longer at one that was planned (null). */
export const sendSurvey = async (
  work: Work<Actor>,
  loaded: SurveyRow,
  sendAt: string | null | undefined,
  limits: EmailLimits,
) => {
  refuseIf(whyNotToMany(work.actor), 403);
  const survey = await lockFor(work, loaded, 'send');
  await lockOpen(work.tx, survey.programId);
  if (sendAt === undefined) {
    const sent = await sendNow(work, survey, limits);
    return audit(work, survey, { action: 'sent', sent });
  }
  const at = sendAt === null ? null : plannedFor(sendAt, work.now);
  await changeSurvey(work.tx, survey.id, { sendAt: at });
  await audit(work, survey, { action: at === null ? 'unplanned' : 'planned' });
};

const anHour = 1;

/**
 * One whose time has come. If today’s emails are used up it goes out as soon as there is room; if nobody has its role any
 * more it is a draft again.
 */
const sendPlanned = async (change: Change, id: number, limits: EmailLimits) => {
  const { tx, now } = change;
  const survey = await lockSurvey(tx, id);
  if (!survey?.sendAt || Temporal.Instant.compare(survey.sendAt, now) > 0) return;
  try {
    await lockOpen(tx, survey.programId);
    await sendNow(change, survey, limits);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isFull = error.code === 'programmes.too_many_emails';
    await changeSurvey(tx, id, { sendAt: isFull ? now.add({ hours: anHour }) : null });
  }
};

export const sendPlannedSurveys =
  (limits: EmailLimits): Schedule['run'] =>
  async ({ transact }) => {
    const due = await transact(({ tx, now }) => surveysDue(tx, now));
    for (const id of due) await transact((change) => sendPlanned(change, id, limits));
  };

/** To those who have not answered and are still members. */
export const remindSurvey = async (work: Work<Actor>, loaded: SurveyRow, limits: EmailLimits) => {
  const { tx, now, announce } = work;
  refuseIf(whyNotToMany(work.actor), 403);
  const survey = await lockFor(work, loaded, 'remind');
  const { id: surveyId, programId } = survey;
  const people = await silentOf(tx, surveyId);
  refuseIf(people.length === 0 ? 'surveys.all_answered' : null);
  await countEmails(work, { programId, kind: 'surveys', emails: people.length, to: people }, limits);
  await changeSurvey(tx, surveyId, { remindedAt: now });
  for (const userIds of chunks(people, lettersInOneGo))
    await announce<SurveyReminded>({ name: 'survey.reminded', surveyId, userIds, at: now.toString() });
  await audit(work, survey, { action: 'reminded', sent: people.length });
};

/** B90: ongoing → completed. */
export const closeSurvey = async (work: Work<Actor>, loaded: SurveyRow) => {
  const survey = await lockFor(work, loaded, 'close');
  await changeSurvey(work.tx, survey.id, { status: 'completed', completedAt: work.now });
  await audit(work, survey, { action: 'closed' });
};
