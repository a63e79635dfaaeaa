import type { Temporal } from 'temporal-polyfill';
import {
  type Programme,
  type ProgrammeLine,
  type ProgrammeView,
  type WhiteLabel,
  pairingNames,
  privacyNames,
  type LearningModule,
  type ReflectionQuestion,
  starsOfAQuestion,
} from '../../../contract/programmes/index.ts';
import { photoUrl } from '../profiles/index.ts';
import type { goalsOf, ModuleRow, ProgrammeRow, questionsOf, rolesOf } from './queries.ts';

type Counts = Record<'mentee' | 'mentor' | 'admin', number>;
const nobody: Counts = { mentee: 0, mentor: 0, admin: 0 };

/** The home of a programme's members. */
export const portalPath = ({ program, enterprise }: { program: { slug: string }; enterprise: { slug: string } }) =>
  `/app/${enterprise.slug}/${program.slug}`;

/** INV-12: where people sign in under the look of a programme; with an invitation's token, also to join it. */
export const signInPath = ({ program, enterprise }: Pick<ProgrammeRow, 'program' | 'enterprise'>, invite?: string) =>
  `/users/login?enterprise_id=${enterprise.id}&program_id=${program.id}${invite === undefined ? '' : `&invite=${invite}`}`;

export const presentWhiteLabel = ({ label }: ProgrammeRow): WhiteLabel => ({
  dashboard_primary_colour: label.dashboardPrimaryColour,
  dashboard_secondary_colour: label.dashboardSecondaryColour,
  newsfeed_banner: label.newsfeedBanner,
  newsfeed_banner_url: photoUrl(label.newsfeedBanner),
  signup_vertical_banner_url: photoUrl(label.signupVerticalBanner),
  sign_up_logo_url: photoUrl(label.signUpLogo),
  sign_in_logo_url: photoUrl(label.signInLogo),
  sign_up_logo_link: label.signUpLogoLink,
  sign_in_logo_link: label.signInLogoLink,
});

export const presentLine = (row: ProgrammeRow, counts: Counts = nobody, baseUrl: string): ProgrammeLine => {
  const { program, enterprise } = row;
  return {
    id: program.id,
    name: program.name,
    slug: program.slug,
    photo_url: photoUrl(program.photo),
    pairing_method: program.pairingMethod,
    pairing_method_type: pairingNames[program.pairingMethod],
    start_date: program.startDate,
    end_date: program.endDate,
    invitation_type: privacyNames[program.privacySettings],
    total_users: counts.mentee + counts.mentor + counts.admin,
    mentees: counts.mentee,
    mentors: counts.mentor,
    admins: counts.admin,
    status: program.isActive ? 'Active' : 'Inactive',
    is_active: program.isActive,
    is_draft: row.draft,
    program_url: `${baseUrl}${portalPath(row)}/overviews`,
    enterprise,
  };
};

export const presentModule = (row: ModuleRow): LearningModule => ({
  id: row.id,
  order: row.position,
  name: row.name,
  description: row.description,
  duration_range: [row.startDate, row.endDate],
  start_date: row.startDate,
  end_date: row.endDate,
  learning_module_tasks_attributes: row.tasks.map((task) => ({
    id: task.id,
    name: task.name,
    description: task.description,
    category: task.category,
    link_name: task.linkName,
    link_url: task.linkUrl,
  })),
});

export const presentGoal = ({ id, mentorLabel, enabled }: Awaited<ReturnType<typeof goalsOf>>[number]) => ({
  id,
  mentor_label: mentorLabel,
  name: mentorLabel,
  enabled,
  status: enabled ? ('active' as const) : ('inactive' as const),
});

/** A question that the editor writes and that is asked after a session. */
export const presentQuestion = (row: Awaited<ReturnType<typeof questionsOf>>[number]): ReflectionQuestion => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  required: row.required,
  primary: row.isPrimary,
  primary_tag: row.primaryTag,
  user_type: row.userType,
  scale_start: row.scaleStart,
  scale_end: row.scaleEnd,
  options: row.options,
  stars: row.category === 'stars' ? starsOfAQuestion : null,
});

interface Parts {
  counts: Counts | undefined;
  roles: Awaited<ReturnType<typeof rolesOf>>;
  goals: Awaited<ReturnType<typeof goalsOf>>;
  modules: readonly ModuleRow[];
  questions: Awaited<ReturnType<typeof questionsOf>>;
  baseUrl: string;
  mayToggle: boolean;
  missing: Programme['missing'];
  reminderSentAt: Temporal.Instant | null;
}

/** PRG-18 */
export const presentProgramme = (row: ProgrammeRow, parts: Parts): Programme => {
  const { program } = row;
  const line = presentLine(row, parts.counts, parts.baseUrl);
  return {
    ...line,
    description: program.description,
    photo: program.photo,
    logo: line.photo_url,
    duration: program.duration,
    timezone: program.timezone,
    no_of_participants: program.noOfParticipants,
    template_type: program.templateType,
    learning_modules: parts.modules.map(presentModule),
    support_email: program.supportEmail,
    smart_matching: program.smartMatching,
    privacy_settings: program.privacySettings,
    review_settings: program.reviewSettings,
    whatsapp_notification: program.whatsappNotification,
    recording_allowed: program.recordingAllowed,
    // B76: choosing a role never makes a person an owner.
    available_roles: parts.roles
      .filter(({ isOwner }) => !isOwner)
      .map(({ id, name, userType }) => ({ id, name, user_type: userType })),
    dashboard_alert: program.dashboardAlert,
    feedback_reminders: { sent_at: parts.reminderSentAt?.toString() ?? null },
    goals: parts.goals.map(presentGoal),
    white_label: presentWhiteLabel(row),
    paid_access: program.paidAccess,
    review_questions: parts.questions.map(presentQuestion),
    setup_step: program.setupStep,
    request_expiry_hours: program.requestExpiryHours,
    created_at: program.createdAt.toString(),
    version: program.version,
    may_toggle: parts.mayToggle,
    missing: parts.missing,
  };
};

/** PRG-20, B144; only members see the alert (DSH-25). */
export const presentView = (row: ProgrammeRow, viewer: ProgrammeView['viewer']): Omit<ProgrammeView, 'agendas'> => {
  const { program, enterprise } = row;
  return {
    id: program.id,
    slug: program.slug,
    name: program.name,
    description: program.description,
    photo_url: photoUrl(program.photo),
    support_email: program.supportEmail,
    enterprise,
    privacy_settings: program.privacySettings,
    paid_access: program.paidAccess,
    pairing_method: program.pairingMethod,
    is_active: program.isActive,
    is_draft: row.draft,
    dashboard_alert: viewer === null ? '' : program.dashboardAlert,
    timezone: program.timezone,
    start_date: program.startDate,
    end_date: program.endDate,
    white_label: presentWhiteLabel(row),
    viewer,
  };
};
