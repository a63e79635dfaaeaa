import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { saveProgramme } from '../../../contract/programmes/index.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import type { LookValues, ProgrammeValues } from './store/programmes.ts';

type Sent = EndpointInput<typeof saveProgramme>['body'];
type Part = 'program' | 'white_label';

/** Keys of the stored pictures; only of those that were sent. */
export interface Pictures {
  program: Partial<Pick<ProgrammeValues, 'photo'>>;
  look: Partial<Pick<LookValues, 'newsfeedBanner' | 'signupVerticalBanner' | 'signUpLogo' | 'signInLogo'>>;
}

/** A save in the terms of our code; contains only what was sent. */
export interface ProgrammeChange {
  program: Partial<Omit<ProgrammeValues, 'id' | 'slug' | 'enterpriseId' | 'createdBy' | 'version' | 'isActive'>>;
  look: Partial<Omit<LookValues, 'programId'>>;
  pictures: Pictures;
  setupStep: SaveBody['setup_step'];
  version: SaveBody['version'];
  goals: SaveBody['program_goals'];
  questions: SaveBody['impact_questions'];
  modules: SaveBody['learning_modules'];
}

/** Every field that a part of the body can have; a field without a column does not compile. */
type Sendable<P extends Part> = keyof Required<NonNullable<Sent[P]>>;
/** The body with its fields in their parts. */
export type SaveBody = Omit<Sent, Sendable<'program'> | Sendable<'white_label'>>;

const columns = {
  name: 'name',
  description: 'description',
  pairing_method: 'pairingMethod',
  smart_matching: 'smartMatching',
  start_date: 'startDate',
  end_date: 'endDate',
  duration: 'duration',
  timezone: 'timezone',
  no_of_participants: 'noOfParticipants',
  template_type: 'templateType',
  support_email: 'supportEmail',
  privacy_settings: 'privacySettings',
  review_settings: 'reviewSettings',
  whatsapp_notification: 'whatsappNotification',
  recording_allowed: 'recordingAllowed',
  paid_access: 'paidAccess',
  dashboard_alert: 'dashboardAlert',
  request_expiry_hours: 'requestExpiryHours',
} as const satisfies Record<Sendable<'program'>, keyof ProgrammeValues>;

const lookColumns = {
  dashboard_primary_colour: 'dashboardPrimaryColour',
  dashboard_secondary_colour: 'dashboardSecondaryColour',
  sign_up_logo_link: 'signUpLogoLink',
  sign_in_logo_link: 'signInLogoLink',
} as const satisfies Record<Sendable<'white_label'>, keyof LookValues>;

const isIn = (names: object, name: string) => Object.hasOwn(names, name);
const only = (sent: object, names: object) =>
  Object.fromEntries(Object.entries(sent).filter(([name, value]) => isIn(names, name) && value !== undefined));

/** PRG-16: the same save, with the fields that were sent on their own moved to their parts. */
export const inParts = (sent: Sent): SaveBody => {
  const others = Object.entries(sent).filter(([name]) => !isIn(columns, name) && !isIn(lookColumns, name));
  return {
    ...Object.fromEntries(others),
    program: { ...only(sent, columns), ...sent.program },
    white_label: { ...only(sent, lookColumns), ...sent.white_label },
  };
};

const renamed = (sent: object, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      const column = names[name];
      return column === undefined || value === undefined ? [] : [[column, value]];
    }),
  );

export const givenIn = (body: SaveBody, pictures: Pictures): ProgrammeChange => {
  const { program = {}, white_label: look = {}, setup_step: setupStep, version, ...others } = body;
  const { program_goals: goals, impact_questions: questions, learning_modules: modules, ...place } = others;
  // The place to save to has already been found by the permission.
  // Only a new programme can be a draft; whoever creates it reads that.
  const { program_id: _programme, enterprise_id: _enterprise, draft: _atFirst, ...rest } = place;
  nothingLeft(rest);
  return {
    program: renamed(program, columns),
    look: renamed(look, lookColumns),
    pictures,
    setupStep,
    version,
    goals,
    questions,
    modules,
  };
};

/** A programme as it is before a save. */
export interface StoredProgramme {
  program: ProgrammeValues;
  label: LookValues;
}

const differing = (sent: object, names: Readonly<Record<string, string>>, stored: object) =>
  Object.entries(sent).flatMap(([name, value]) => {
    const column = names[name];
    const before = (stored as Record<string, unknown>)[column ?? ''];
    return column === undefined || value === undefined || value === before ? [] : [name];
  });

/** The fields, as they are sent, to which a save gives another value; a list or a picture counts when it was sent. */
export const changedFields = (
  { program = {}, white_label: look = {}, ...parts }: SaveBody,
  { pictures }: Pick<ProgrammeChange, 'pictures'>,
  stored: StoredProgramme,
) => [
  ...differing(program, columns, stored.program),
  ...differing(look, lookColumns, stored.label),
  ...Object.keys({ ...pictures.program, ...pictures.look }),
  ...(['program_goals', 'impact_questions', 'learning_modules'] as const).filter((list) => parts[list] !== undefined),
];
