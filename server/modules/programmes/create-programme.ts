import { defaultColours } from '../../../contract/programmes/index.ts';
import type { ProgrammeCreated } from '../../domain-events/programmes.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import type { ProgrammeChange } from './given.ts';
import { nameIsTaken, questionsOf, slugsLike } from './queries.ts';
import { firstRoles } from './rules/beginnings.ts';
import { freeSlug, programmeSlugOf } from './rules/names.ts';
import { templates } from './rules/templates/templates.ts';
import { insertGoals, insertLook, insertMember, insertProgramme, insertRoles } from './store/programmes.ts';
import { insertQuestions } from './store/questions.ts';
import { templateQuestions } from './follow-template.ts';

const taken = () => refuseField('name', 'Program name is already in use');

const required = ({ program }: ProgrammeChange) => {
  if (program.name === undefined) return refuseField('name', 'Program name is required');
  if (program.description === undefined) return refuseField('description', 'Program description is required');
  if (program.pairingMethod === undefined) return refuseField('pairing_method', 'Pairing method is required');
  const { name, description, pairingMethod } = program;
  return { name, description, pairingMethod };
};

type Stored = NonNullable<Awaited<ReturnType<typeof insertProgramme>>>;

/**
 * B76, PRG-32, REV-28: writes the first roles, with the creator as owner, and the services and questions of the
 * template.
 */
const begin = async ({ tx, now, actor }: Pick<Work<Actor>, 'tx' | 'now' | 'actor'>, programme: Stored) => {
  const roles = await insertRoles(
    tx,
    firstRoles.map((role) => ({ ...role, programId: programme.id, createdAt: now })),
  );
  const owner = roles.find(({ isOwner }) => isOwner);
  if (!owner) throw new Error('a new programme has an owner');
  await insertMember(tx, { programId: programme.id, userId: actor.id, roleId: owner.id, joinedAt: now });
  await insertGoals(
    tx,
    templates[programme.templateType].goals.map((mentorLabel, position) => ({
      programId: programme.id,
      mentorLabel,
      position,
      createdAt: now,
    })),
  );
  // B135: the programme starts with a copy of the platform's own questions.
  const first = (await questionsOf(tx, null)).map(({ id: _ofPlatform, ...question }) => ({
    ...question,
    programId: programme.id,
  }));
  await insertQuestions(tx, [...first, ...templateQuestions(programme, first.length)]);
};

/**
 * ENT-18, PRG-01: creates a programme with its look, first roles, services and questions; its creator owns it (B76).
 */
export const createProgramme = async (work: Work<Actor>, enterpriseId: number, given: ProgrammeChange) => {
  const { tx, now, actor, announce } = work;
  const { name, description, pairingMethod } = required(given);
  if (given.look.dashboardPrimaryColour === undefined) {
    refuseField('dashboard_primary_colour', 'Primary color is required');
  }
  if (await nameIsTaken(tx, enterpriseId, name, null)) taken();
  const slug = programmeSlugOf(name);
  const times = { createdAt: now, updatedAt: now };
  const programme = await insertProgramme(tx, {
    smartMatching: false,
    duration: '3_months',
    timezone: 'Asia/Kuala_Lumpur',
    noOfParticipants: 'less_than_20',
    templateType: 'create_my_own',
    privacySettings: 'closed',
    reviewSettings: 'hidden',
    whatsappNotification: false,
    paidAccess: false,
    dashboardAlert: '',
    requestExpiryHours: 48,
    ...given.program,
    ...given.pictures.program,
    name,
    description,
    pairingMethod,
    slug: freeSlug(slug, await slugsLike(tx, enterpriseId, slug)),
    enterpriseId,
    isActive: true,
    setupStep: 'structure',
    createdBy: actor.id,
    ...times,
    version: 1,
  });
  // Someone else has just taken the same name; the unique constraint tells us.
  if (programme === null) return taken();
  await insertLook(tx, {
    programId: programme.id,
    dashboardPrimaryColour: defaultColours.primary,
    dashboardSecondaryColour: defaultColours.secondary,
    ...given.look,
    ...given.pictures.look,
  });
  await begin({ tx, now, actor }, programme);
  await announce<ProgrammeCreated>({
    name: 'programme.created',
    programId: programme.id,
    userId: actor.id,
    at: now.toString(),
  });
  await recordInProgram(work, programme.id, { action: 'program.created' });
  return programme.id;
};
