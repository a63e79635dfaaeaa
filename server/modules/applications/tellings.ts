import type {
  ApplicantInvited,
  ApplicantRejected,
  ApplicantWaitlisted,
  ApplicationSubmitted,
} from '../../domain-events/applications.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import type { Email } from '../../telling/content.ts';
import { type Line, saysOf } from '../../telling/line.ts';
import { emailByChoice, type Notice, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { type LivingPerson, livingPeople, livingPerson } from '../accounts/index.ts';
import { adminsOf, portalPath, programmeById, senderOf } from '../programmes/index.ts';
import { applicationApproved, applicationReceived, applicationRejected, applicationWaitlisted } from './emails.ts';
import { applicantById, applicationById } from './queries.ts';

export const applicationLines = {
  'application.submitted': '{applicant} applied: {form}.',
  'application.waitlist_joined': '{applicant} joined the waitlist: {form}.',
  'application.waitlisted': 'You are on the waitlist of {programme}.',
  'application.approved': 'You are invited to join {programme}.',
  'application.rejected': 'Your application to {programme} was not successful.',
} as const;
const say = saysOf(applicationLines);

type About = ApplicationSubmitted | ApplicantInvited | ApplicantWaitlisted | ApplicantRejected;

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

const tellAdmins = async ({ tx }: Change, event: About, { portal }: Met, line: Line): Promise<Telling[]> => {
  const notice = noticeOf(event, pages.applicants(portal, event.applicationId), line);
  const admins = await livingPeople(tx, await adminsOf(tx, event.programId));
  return admins.map(({ id }) => ({ userId: id, notice }));
};

const namesIn = ({ userId, applicationId }: About) => ({
  applicant: { user: userId },
  form: { application: applicationId },
});

/** C4: tells the applicant that it arrived, and the programme's admins that someone applied. */
const ofSubmission = async (change: Change, event: ApplicationSubmitted, ground: TellingGround): Promise<Telling[]> => {
  const met = await meet(change, event, ground);
  if (!met) return [];
  const { person, about, url } = met;
  const content = applicationReceived({ ...about, url });
  return [
    { userId: person.id, letter: emailFor(person, met, content, ground) },
    ...(await tellAdmins(change, event, met, say('application.submitted', namesIn(event)))),
  ];
};

/** M42: tells whoever is on the waitlist now, and the admins when somebody joined it by applying. */
const ofWaiting = async (change: Change, event: ApplicantWaitlisted, ground: TellingGround): Promise<Telling[]> => {
  const met = await meet(change, event, ground);
  const row = await applicantById(change.tx, event.applicantId);
  if (!met || row?.applicant.status !== 'waitlisted') return [];
  const { person, portal, about, url } = met;
  const letter = emailFor(person, met, applicationWaitlisted({ ...about, url }), ground);
  const line = say('application.waitlisted', { programme: { program: event.programId } });
  const notice = noticeOf(event, pages.ownApplications(portal), line);
  if (!event.byApplying) return [{ userId: person.id, notice, letter }];
  return [
    { userId: person.id, letter },
    ...(await tellAdmins(change, event, met, say('application.waitlist_joined', namesIn(event)))),
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
  const row = await applicantById(change.tx, event.applicantId);
  const { person, portal, about } = met;
  const content = applicationRejected({ ...about, note: row?.applicant.rejectionNote ?? '' });
  const notice = noticeOf(
    event,
    pages.ownApplications(portal),
    say('application.rejected', { programme: { program: event.programId } }),
  );
  return [{ userId: person.id, notice, letter: emailFor(person, met, content, ground) }];
};

export const applicationTellings = [
  tells('application.submitted', ofSubmission, 'programs'),
  tells('applicant.invited', ofInvitation),
  tells('applicant.waitlisted', ofWaiting, 'programs'),
  tells('applicant.rejected', ofRejection),
];
