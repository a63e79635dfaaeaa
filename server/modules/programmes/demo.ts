import { eq } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import type { PairingMethod, taskCategories, TemplateType } from '../../../contract/programmes/index.ts';
import { db, writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { firstQuestions, firstRoles } from './rules/beginnings.ts';
import { templates } from './rules/templates/templates.ts';
import {
  employeeDetails,
  impactQuestions,
  learningModules,
  learningModuleTasks,
  programGoals,
  programMemberships,
  programs,
  roles,
  userProgramGoals,
  whiteLabels,
} from './tables.ts';

/** Days are counted from today. */
export interface DemoProgramme {
  name: string;
  description: string;
  pairingMethod: PairingMethod;
  smartMatching: boolean;
  templateType: TemplateType;
  privacy: 'open' | 'closed';
  reviews: 'shown' | 'hidden';
  primary: string;
  secondary: string;
  supportEmail: string;
  begins: number;
  ends: number;
  isActive: boolean;
  alert: string;
  /** The keys under which its pictures are stored. */
  look: {
    photo: string;
    signUpLogo: string;
    signInLogo: string;
    newsfeedBanner: string;
    signupVerticalBanner: string;
  };
  modules: readonly {
    days: readonly [number, number];
    name: string;
    description: string;
    tasks: readonly {
      category: (typeof taskCategories)[number];
      name: string;
      description: string;
      linkName: string;
      linkUrl: string;
    }[];
  }[];
}

/** The names of the roles (B76). */
export type ProgrammeRole = (typeof firstRoles)[number]['name'];

/** Whose programme to write, since when it exists, and what time it is now. */
interface Options {
  enterpriseId: number;
  createdBy: number;
  createdAt: Temporal.Instant;
  now: Temporal.Instant;
}

/** A programme that is being written. */
interface Stage extends Options {
  programme: DemoProgramme;
  programId: number;
}

const timezone = 'Asia/Kuala_Lumpur';
const dayOf = (now: Temporal.Instant, days: number) =>
  now.toZonedDateTimeISO(timezone).toPlainDate().add({ days }).toString();

const writeRoles = async (tx: Tx, { programId, createdAt }: Stage) => {
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

const writeProgramme = async (tx: Tx, programme: DemoProgramme, options: Options): Promise<Stage> => {
  const { enterpriseId, createdBy, createdAt, now } = options;
  const { photo, ...look } = programme.look;
  const { name, description, pairingMethod, smartMatching, templateType, supportEmail, isActive } = programme;
  const [row] = await db(tx)
    .insert(programs)
    .values({
      enterpriseId,
      name,
      description,
      pairingMethod,
      smartMatching,
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
  return { ...options, programme, programId };
};

/** What every new programme starts with: services and questions (PRG-32, REV-28). */
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

/**
 * Writes a programme with everything it starts with; returns the ids by which the rest of the demo data refers to it
 * and its roles.
 */
export const writeDemoProgramme = async (tx: Tx, programme: DemoProgramme, options: Options) => {
  const stage = await writeProgramme(tx, programme, options);
  const roleId = await writeRoles(tx, stage);
  await writeBeginnings(tx, stage);
  await writeModules(tx, stage);
  return { programId: stage.programId, roleId };
};

/** Most members look for, or offer, about two of their programme's services; some have not said. */
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

interface DemoMember {
  programId: number;
  userId: number;
  roleId: number;
  /** M06: how many mentees a mentor takes; null for no limit. */
  capacity: number | null;
  joinedAt: Temporal.Instant;
}

/** Writes the members of the programmes, in the order in which they joined. */
export const writeDemoMembers = async (tx: Tx, members: readonly DemoMember[]) => {
  const inOrder = members.toSorted((a, b) => a.joinedAt.epochMilliseconds - b.joinedAt.epochMilliseconds);
  await writeRows(tx, programMemberships, inOrder);
  await writeChoices(tx, inOrder);
};

export type DemoEmployee = Pick<
  typeof employeeDetails.$inferSelect,
  'employeeId' | 'department' | 'team' | 'grade' | 'location' | 'manager'
> & { userId: number };

interface DemoEmployees {
  programId: number;
  employees: readonly DemoEmployee[];
  updatedAt: Temporal.Instant;
}

/** What a file of the company said about people, as the import of a program keeps it. */
export const writeDemoEmployees = async (tx: Tx, { programId, employees, updatedAt }: DemoEmployees) => {
  const [company] = await db(tx)
    .select({ enterpriseId: programs.enterpriseId })
    .from(programs)
    .where(eq(programs.id, programId));
  if (!company) throw new Error(`there is no program ${programId}`);
  await writeRows(
    tx,
    employeeDetails,
    employees.map((one) => ({ ...one, ...company, email: null, updatedAt })),
  );
};
