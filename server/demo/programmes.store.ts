import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { agendas } from '../modules/agendas/tables.ts';
import { enterprises } from '../modules/enterprises/tables.ts';
import { firstQuestions, firstRoles, templates } from '../modules/programmes/index.ts';
import {
  impactQuestions,
  learningModules,
  learningModuleTasks,
  programGoals,
  userProgramGoals,
  programMemberships,
  programs,
  roles,
  whiteLabels,
} from '../modules/programmes/tables.ts';
import { resources } from '../modules/resources/tables.ts';
import { db } from '../platform/db.ts';
import type { Tx } from '../platform/work.ts';
import { daysOfSetup } from './calendar.ts';
import { handout, lookKeys } from './programme-files.ts';
import type { DemoPerson, ProgrammeKey, ProgrammeRole } from './types.ts';
import { writeRows } from './write-rows.store.ts';
import { type WrittenProgramme, writtenProgrammes } from './written-programmes.ts';

interface Options {
  ids: ReadonlyMap<string, number>;
  now: Temporal.Instant;
}

/** A programme while it is written. */
interface Stage {
  programme: WrittenProgramme;
  programId: number;
  createdBy: number;
  createdAt: Temporal.Instant;
  now: Temporal.Instant;
  roleId: (name: ProgrammeRole) => number;
}

const timezone = 'Asia/Kuala_Lumpur';
const dayOf = (now: Temporal.Instant, days: number) =>
  now.toZonedDateTimeISO(timezone).toPlainDate().add({ days }).toString();
const instantOf = (now: Temporal.Instant, days: number) => now.add({ hours: 24 * days });

const writeRoles = async (tx: Tx, programId: number, createdAt: Temporal.Instant) => {
  const made = await db(tx)
    .insert(roles)
    .values(firstRoles.map((role) => ({ ...role, programId, createdAt })))
    .returning();
  return (wanted: ProgrammeRole) => {
    const role = made.find((one) => one.name === wanted);
    if (!role) throw new Error(`a programme has no role ${wanted}`);
    return role.id;
  };
};

const writeProgramme = async (tx: Tx, programme: WrittenProgramme, { ids, now }: Options): Promise<Stage> => {
  const createdBy = ids.get('enterprise');
  const [company] = await db(tx)
    .select()
    .from(enterprises)
    .where(eq(enterprises.ownerId, createdBy ?? 0));
  if (createdBy === undefined || !company) throw new Error('the programmes have no company');
  const createdAt = instantOf(now, programme.begins - daysOfSetup);
  const { photo, ...look } = lookKeys(programme.key);
  const { name, description, pairingMethod, templateType, supportEmail, isActive } = programme;
  const [row] = await db(tx)
    .insert(programs)
    .values({
      enterpriseId: company.id,
      name,
      description,
      pairingMethod,
      templateType,
      supportEmail,
      isActive,
      photo,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      startDate: dayOf(now, programme.begins),
      endDate: dayOf(now, programme.ends),
      duration: 'set_end_duration',
      timezone,
      noOfParticipants: 'more_than_80',
      smartMatching: false,
      privacySettings: programme.privacy,
      reviewSettings: programme.reviews,
      whatsappNotification: false,
      paidAccess: false,
      dashboardAlert: programme.alert,
      setupStep: 'done',
      requestExpiryHours: 48,
      createdBy,
      createdAt,
      updatedAt: createdAt,
      version: 1,
    })
    .returning();
  if (!row) throw new Error(`${name} was not written`);
  const programId = row.id;
  await db(tx)
    .insert(whiteLabels)
    .values({
      ...look,
      programId,
      dashboardPrimaryColour: programme.primary,
      dashboardSecondaryColour: programme.secondary,
    });
  const roleId = await writeRoles(tx, programId, createdAt);
  return { programme, programId, createdBy, createdAt, now, roleId };
};

/** What every new programme begins with: services and questions (PRG-32, REV-28). */
const writeBeginnings = async (tx: Tx, { programme, programId, createdAt }: Stage) => {
  await writeRows(
    tx,
    programGoals,
    templates[programme.templateType].goals.map((mentorLabel, position) => ({
      programId,
      mentorLabel,
      position,
      createdAt,
    })),
  );
  await writeRows(
    tx,
    impactQuestions,
    firstQuestions.map((question) => ({ ...question, programId })),
  );
};

const writeModules = async (tx: Tx, { programme, programId, now }: Stage) => {
  const rows = programme.modules.map(({ days: [from, until], name, description }, position) => ({
    programId,
    position,
    name,
    description,
    startDate: dayOf(now, from),
    endDate: dayOf(now, until),
  }));
  const made = await db(tx).insert(learningModules).values(rows).returning();
  const tasks = made.flatMap(({ id, position }) =>
    (programme.modules[position]?.tasks ?? []).map((task, at) => ({ ...task, learningModuleId: id, position: at })),
  );
  await writeRows(tx, learningModuleTasks, tasks);
};

/** The wall time of that day; what would fall on a weekend is held on Monday. */
const startOf = (now: Temporal.Instant, days: number, at: string) => {
  const day = now.toZonedDateTimeISO(timezone).toPlainDate().add({ days });
  const workday = day.dayOfWeek > 5 ? day.add({ days: 8 - day.dayOfWeek }) : day;
  return workday.toZonedDateTime({ timeZone: timezone, plainTime: Temporal.PlainTime.from(at) }).toInstant();
};

const writeAgendas = async (tx: Tx, { programme, programId, createdBy, createdAt, now }: Stage) => {
  const rows = programme.agendas.map(({ day, at, minutes, title, description, place, link, published }) => {
    const startTime = startOf(now, day, at);
    const times = { startTime, endTime: startTime.add({ minutes }), createdAt, updatedAt: createdAt };
    return { ...times, programId, createdBy, title, description, link, linkName: place, published };
  });
  await writeRows(tx, agendas, rows);
};

const writeResources = async (tx: Tx, { programme, programId, createdBy, now, roleId }: Stage) => {
  const rows = programme.resources.map(({ day, title, role, description, url, file }) => ({
    programId,
    createdBy,
    title,
    description,
    url,
    category: file === undefined ? ('link' as const) : ('file' as const),
    roleId: role && roleId(role),
    createdAt: instantOf(now, day),
    ...(file !== undefined && handout(file)),
  }));
  await writeRows(tx, resources, rows);
};

/** Everybody looks for, or offers, two or so of their programme's services; some have not said. */
const writeChoices = async (tx: Tx, members: readonly { programId: number; userId: number }[]) => {
  const goals = await db(tx).select().from(programGoals).orderBy(programGoals.id);
  const rows = members.flatMap(({ programId, userId }, at) =>
    goals
      .filter((goal) => goal.programId === programId && at % 7 !== 6 && (at + goal.position) % 3 !== 0)
      .slice(0, 2)
      .map(({ id }) => ({ userId, programGoalId: id })),
  );
  await writeRows(tx, userProgramGoals, rows);
};

const writeMembers = async (tx: Tx, people: readonly DemoPerson[], { ids }: Options, stages: readonly Stage[]) => {
  const rows = people.flatMap(({ key, memberships }) =>
    memberships.flatMap(({ programme, role, since, capacity }) => {
      const stage = stages.find((one) => one.programme.key === programme);
      const userId = ids.get(key);
      if (!stage || userId === undefined) return [];
      const { programId, roleId } = stage;
      return [{ programId, userId, roleId: roleId(role), capacity, joinedAt: since }];
    }),
  );
  const inOrder = rows.toSorted((a, b) => a.joinedAt.epochMilliseconds - b.joinedAt.epochMilliseconds);
  await writeRows(tx, programMemberships, inOrder);
  await writeChoices(tx, inOrder);
};

/** The company's programmes with their members; answers their ids. What later modules keep of a programme goes here. */
export const writeProgrammes = async (
  tx: Tx,
  people: readonly DemoPerson[],
  options: Options,
): Promise<Map<ProgrammeKey, number>> => {
  const stages: Stage[] = [];
  for (const programme of writtenProgrammes) {
    const stage = await writeProgramme(tx, programme, options);
    for (const write of [writeBeginnings, writeModules, writeAgendas, writeResources]) await write(tx, stage);
    stages.push(stage);
  }
  await writeMembers(tx, people, options, stages);
  return new Map(stages.map(({ programme, programId }) => [programme.key, programId]));
};
