import { z } from 'zod';
import { Agenda } from '../../agendas/schemas.ts';
import { shape } from '../../endpoint.ts';
import { Day, Id, IdInPath, Instant, TimeZone } from '../../schemas/types.ts';
import {
  durations,
  pairingMethods,
  participantBands,
  programmeLimits,
  setupSteps,
  templateTypes,
  missingParts,
} from '../values.ts';
import {
  ChosenPairing,
  DashboardAlert,
  DateOrNone,
  Flag,
  LogoLink,
  PrimaryColour,
  ProgrammeDescription,
  ProgrammeName,
  SecondaryColour,
  SupportEmail,
} from './fields.ts';
import { LearningModule, ModuleGiven, QuestionGiven, ReflectionQuestion } from './structure.ts';

/** PRG-19 */
export const WhiteLabel = z.object({
  dashboard_primary_colour: z.string(),
  dashboard_secondary_colour: z.string(),
  newsfeed_banner: z.string().nullable(),
  newsfeed_banner_url: z.string().nullable(),
  signup_vertical_banner_url: z.string().nullable(),
  sign_up_logo_url: z.string().nullable(),
  sign_in_logo_url: z.string().nullable(),
  sign_up_logo_link: z.string().nullable(),
  sign_in_logo_link: z.string().nullable(),
});

export type WhiteLabel = z.infer<typeof WhiteLabel>;

export const ProgrammeGoal = z.object({
  id: Id,
  mentor_label: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  status: z.enum(['active', 'inactive']),
});

export const ProgrammeRole = z.object({ id: Id, name: z.string(), user_type: z.enum(['mentee', 'mentor', 'admin']) });

/** A programme as its admins see it (PRG-18). */
export const Programme = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  photo: z.string().nullable(),
  photo_url: z.string().nullable(),
  logo: z.string().nullable(),
  start_date: z.iso.date().nullable(),
  end_date: z.iso.date().nullable(),
  duration: z.enum(durations),
  timezone: z.string(),
  no_of_participants: z.enum(participantBands),
  template_type: z.enum(templateTypes),
  learning_modules: z.array(LearningModule),
  support_email: z.string().nullable(),
  pairing_method: z.enum(pairingMethods),
  pairing_method_type: z.string(),
  smart_matching: z.boolean(),
  privacy_settings: z.enum(['open', 'closed']),
  review_settings: z.enum(['shown', 'hidden']),
  whatsapp_notification: z.boolean(),
  /** M14: whether members can record their sessions, if everyone consents. */
  recording_allowed: z.boolean(),
  is_active: z.boolean(),
  /** Being prepared: only admins see it, and nobody can apply, be invited or join. */
  is_draft: z.boolean(),
  program_url: z.string(),
  invitation_type: z.string(),
  total_users: z.number().int(),
  mentees: z.number().int(),
  mentors: z.number().int(),
  admins: z.number().int(),
  /** ENT-19 */
  status: z.enum(['Active', 'Inactive']),
  available_roles: z.array(ProgrammeRole),
  dashboard_alert: z.string(),
  feedback_reminders: z.object({ sent_at: Instant.nullable() }),
  goals: z.array(ProgrammeGoal),
  white_label: WhiteLabel,
  enterprise: z.object({ id: Id, slug: z.string(), name: z.string() }),
  paid_access: z.boolean(),
  review_questions: z.array(ReflectionQuestion),
  setup_step: z.enum(setupSteps),
  request_expiry_hours: z.number().int(),
  created_at: Instant,
  /** Sent back on saving, so that someone who would overwrite another person's changes is told and loses nothing. */
  version: z.number().int(),
  /** Whether the caller may switch the programme on and off (B68). */
  may_toggle: z.boolean(),
  /** What a draft needs before it can open; empty for an open programme. */
  missing: z.array(z.enum(missingParts)),
});

export type Programme = z.infer<typeof Programme>;

/** PRG-20, B144: the data a member's portal is built from; visitors only get what its sign-in page shows. */
export const ProgrammeView = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  photo_url: z.string().nullable(),
  support_email: z.string().nullable(),
  enterprise: z.object({ id: Id, slug: z.string(), name: z.string() }),
  privacy_settings: z.enum(['open', 'closed']),
  paid_access: z.boolean(),
  pairing_method: z.enum(pairingMethods),
  is_active: z.boolean(),
  is_draft: z.boolean(),
  dashboard_alert: z.string(),
  timezone: z.string(),
  start_date: z.iso.date().nullable(),
  end_date: z.iso.date().nullable(),
  white_label: WhiteLabel,
  /** In the order of their start: members see the published ones, people who have not joined see none. */
  agendas: z.array(Agenda),
  /** The viewer's role here; null if they have not joined. */
  viewer: z
    .object({
      role_id: Id.nullable(),
      role_name: z.string().nullable(),
      user_type: z.enum(['mentee', 'mentor', 'admin']),
      is_admin: z.boolean(),
      is_owner: z.boolean(),
    })
    .nullable(),
});

export type ProgrammeView = z.infer<typeof ProgrammeView>;

/** One row of the enterprise's dashboard (ENT-10). */
export const ProgrammeLine = Programme.pick({
  id: true,
  name: true,
  slug: true,
  photo_url: true,
  pairing_method: true,
  pairing_method_type: true,
  start_date: true,
  end_date: true,
  invitation_type: true,
  total_users: true,
  mentees: true,
  mentors: true,
  admins: true,
  status: true,
  is_active: true,
  is_draft: true,
  program_url: true,
  enterprise: true,
});

export type ProgrammeLine = z.infer<typeof ProgrammeLine>;

const here = ['accounts.not_signed_in', 'programmes.not_found', 'programmes.admins_only'] as const;

export const enterpriseProgrammes = shape({
  summary: "The programmes of the asker's enterprises; dates ask for those that start within (ENT-08)",
  credentials: 'bearer',
  query: z.object({ from_date: Day().optional(), to_date: Day().optional() }),
  response: z.object({ programs: z.array(ProgrammeLine) }),
  refusals: ['accounts.not_signed_in', 'accounts.enterprise_only'],
});

export const nameAvailability = shape({
  summary: 'Is this name free inside the enterprise (PRG-07, B65)?',
  query: z.object({ name: ProgrammeName, enterprise_id: IdInPath, program_id: IdInPath.optional() }),
  response: z.boolean(),
  refusals: [...here, 'programmes.enterprise_not_found'],
});

export const readProgramme = shape({
  summary: 'A programme with all its settings, for its admins (PRG-17)',
  params: z.object({ id: IdInPath }),
  response: Programme,
  refusals: here,
});

/** PRG-43: a part that is not sent stays unchanged (A98). */
const ProgrammePart = z
  .object({
    name: ProgrammeName,
    description: ProgrammeDescription,
    pairing_method: ChosenPairing,
    smart_matching: Flag,
    start_date: DateOrNone,
    end_date: DateOrNone,
    duration: z.enum(durations, 'Duration is a required field'),
    timezone: TimeZone,
    no_of_participants: z.enum(participantBands, 'Number of participants is a required field'),
    template_type: z.enum(templateTypes, 'Program type is a required field'),
    support_email: SupportEmail,
    privacy_settings: z.enum(['open', 'closed']),
    review_settings: z.enum(['shown', 'hidden']),
    whatsapp_notification: Flag,
    recording_allowed: Flag,
    paid_access: Flag,
    dashboard_alert: DashboardAlert,
    request_expiry_hours: z.coerce.number<number>().int().min(0).max(720),
  })
  .partial();

const WhiteLabelPart = z
  .object({
    dashboard_primary_colour: PrimaryColour,
    dashboard_secondary_colour: SecondaryColour,
    sign_up_logo_link: LogoLink,
    sign_in_logo_link: LogoLink,
  })
  .partial();

const picture = { maxBytes: programmeLimits.pictureBytes, maxFiles: 1 } as const;

export const saveProgramme = shape({
  summary: 'Creates a programme, or with program_id saves the parts that are sent (PRG-16, A98)',
  uploads: {
    photo: picture,
    banner: picture,
    signup_vertical_banner: picture,
    sign_up_logo: picture,
    sign_in_logo: picture,
  },
  idempotent: true,
  body: z.object({
    // The documents send the fields of both parts on their own as well; where both are sent, the part counts.
    ...ProgrammePart.shape,
    ...WhiteLabelPart.shape,
    enterprise_id: IdInPath.optional(),
    program_id: IdInPath.optional(),
    program: ProgrammePart.optional(),
    white_label: WhiteLabelPart.optional(),
    learning_modules: z
      .array(ModuleGiven)
      .max(programmeLimits.modules * 2)
      .optional(),
    program_goals: z
      .array(z.string('Mentoring Services is a required field').trim().min(1).max(programmeLimits.goalLabel))
      .min(1, 'Mentoring Services is a required field')
      .max(programmeLimits.goals, `You've exceeded a maximum of ${programmeLimits.goals} options.`)
      .optional(),
    impact_questions: z
      .array(QuestionGiven)
      .max(programmeLimits.questions * 4)
      .optional(),
    setup_step: z.enum(setupSteps).optional(),
    /** Of a new programme: it is a draft until it is opened. */
    draft: Flag.optional(),
    /** As last read; if left out, the save overwrites whatever is there. */
    version: z.coerce.number<number>().int().optional(),
  }),

  response: Programme,
  refusals: [
    ...here,
    'programmes.enterprise_not_found',
    'programmes.enterprise_missing',
    'programmes.name_taken',
    'programmes.changed_meanwhile',
    'programmes.inactive',
    'programmes.picture_wrong',
    'programmes.banner_wrong',
    'programmes.file_too_big',
    'programmes.primary_stays',
  ],
});
