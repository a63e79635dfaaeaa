import type { ApplicantInvited, ApplicantRejected, ApplicationSubmitted } from '../../domain-events/applications.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import type { Email } from '../../telling/content.ts';
import { type Line, saysOf } from '../../telling/line.ts';
import { emailByChoice, type Notice, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { type LivingPerson, livingPeople, livingPerson } from '../accounts/index.ts';
import { adminsOf, portalPath, programmeById, senderOf } from '../programmes/index.ts';
import { applicationApproved, applicationReceived, applicationRejected } from './emails.ts';
import { applicantById, applicationById } from './queries.ts';

export const applicationLines = {
  'application.submitted': '{applicant} applied: {form}.',
  'application.approved': 'You are invited to join {programme}.',
  'application.rejected': 'Your application to {programme} was not successful.',
} as const;
const say = saysOf(applicationLines);

type About = ApplicationSubmitted | ApplicantInvited | ApplicantRejected;

/** The form, its programme as sender, and the applicant; undefined when any of them is gone. */
const meet = async ({ tx }: Change, { applicationId, programId, userId }: About, ground: TellingGround) => {
  const row = await applicationById(tx, applicationId);
  const programme = await programmeById(tx, programId);
  const person = await livingPerson(tx, userId);
  if (!row || !programme || !person) return undefined;
  const portal = portalPath(programme);
  const about = { programme: programme.program.name, form: row.application.name };
  const url = ground.settings.BASE_URL + pages.ownApplications(portal);
  return { person, portal, sender: senderOf(programme, ground), about, role: row.roleName, url };
};
type Met = NonNullable<Awaited<ReturnType<typeof meet>>>;

const emailFor = (person: LivingPerson, { sender }: Met, content: Email, ground: TellingGround) => ({
  ...emailByChoice(person, content, ground),
  programme: sender,
});

const noticeOf = ({ applicationId }: About, linkPath: string, line: Line): Notice => ({
  objectType: 'Application',
  objectId: applicationId,
  linkPath,
  line,
});

/** C4: tells the applicant that it arrived, and the programme's admins that someone applied. */
const ofSubmission = async (change: Change, event: ApplicationSubmitted, ground: TellingGround): Promise<Telling[]> => {
  const met = await meet(change, event, ground);
  if (!met) return [];
  const { person, portal, about, url } = met;
  const content = applicationReceived({ ...about, url });
  const line = say('application.submitted', {
    applicant: { user: person.id },
    form: { application: event.applicationId },
  });
  const notice = noticeOf(event, pages.applicants(portal, event.applicationId), line);
  const admins = await livingPeople(change.tx, await adminsOf(change.tx, event.programId));
  return [
    { userId: person.id, letter: emailFor(person, met, content, ground) },
    ...admins.map(({ id }) => ({ userId: id, notice })),
  ];
};

/** APP-15, APP-18: invites someone who was approved, or invites them again; skips people who are no longer approved. */
const ofInvitation = async (change: Change, event: ApplicantInvited, ground: TellingGround): Promise<Telling[]> => {
  const met = await meet(change, event, ground);
  const row = await applicantById(change.tx, event.applicantId);
  if (!met || row?.applicant.status !== 'approved') return [];
  const { person, portal, about, role, url } = met;
  const content = applicationApproved({ ...about, role, url });
  const notice = noticeOf(
    event,
    pages.ownApplications(portal),
    say('application.approved', { programme: { program: event.programId } }),
  );
  return [{ userId: person.id, notice, letter: emailFor(person, met, content, ground) }];
};

/** APP-17 */
const ofRejection = async (change: Change, event: ApplicantRejected, ground: TellingGround): Promise<Telling[]> => {
  const met = await meet(change, event, ground);
  if (!met) return [];
  const { person, portal, about } = met;
  const content = applicationRejected(about);
  const notice = noticeOf(
    event,
    pages.ownApplications(portal),
    say('application.rejected', { programme: { program: event.programId } }),
  );
  return [{ userId: person.id, notice, letter: emailFor(person, met, content, ground) }];
};

export const applicationTellings = [
  tells('application.submitted', ofSubmission),
  tells('applicant.invited', ofInvitation),
  tells('applicant.rejected', ofRejection),
];
