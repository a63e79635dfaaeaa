import type { ApplicantInvited, ApplicantRejected, ApplicationSubmitted } from '../../domain-events/applications.ts';
import type { Change } from '../../platform/work.ts';
import { fullName } from '../accounts/index.ts';
import { applicantById, applicationById } from '../applications/index.ts';
import { adminsOf, portalPath, programmeById } from '../programmes/index.ts';
import { pages } from './addresses.ts';
import type { Post } from './mail.ts';
import { type LivingPerson, livingPeople } from './queries.ts';
import { senderOf } from './programme-sender.ts';
import { letterByChoice, type LetterContents, type Notice, type Telling } from './telling.ts';
import { texts } from './texts.ts';

const words = texts.application;
type About = ApplicationSubmitted | ApplicantInvited | ApplicantRejected;

/** The form, its programme as a sender, and who applied; undefined when one of them has gone. */
const meet = async ({ tx }: Change, { applicationId, programId, userId }: About, post: Post) => {
  const row = await applicationById(tx, applicationId);
  const programme = await programmeById(tx, programId);
  const [person] = await livingPeople(tx, [userId]);
  if (!row || !programme || !person) return undefined;
  const portal = portalPath(programme);
  const about = { programme: programme.program.name, form: row.application.name };
  const url = post.settings.BASE_URL + pages.ownApplications(portal);
  return { person, portal, sender: senderOf(programme, post), about, role: row.roleName, url };
};
type Met = NonNullable<Awaited<ReturnType<typeof meet>>>;

const letterTo = (person: LivingPerson, { sender }: Met, content: LetterContents, post: Post) => ({
  ...letterByChoice(person, content, post),
  programme: sender,
});

const noticeOf = ({ applicationId }: About, linkPath: string, message: string): Notice => ({
  objectType: 'Application',
  objectId: applicationId,
  linkPath,
  message,
});

/** C4: the applicant reads that it arrived, the admins of the programme that somebody applied. */
export const ofSubmission = async (change: Change, event: ApplicationSubmitted, post: Post): Promise<Telling[]> => {
  const met = await meet(change, event, post);
  if (!met) return [];
  const { person, portal, about, url } = met;
  const content = { kind: 'application.received', data: { ...about, url } } as const;
  const message = words.submitted(fullName(person), about.form);
  const notice = noticeOf(event, pages.applicants(portal, event.applicationId), message);
  const admins = await livingPeople(change.tx, await adminsOf(change.tx, event.programId));
  return [
    { userId: person.id, letter: letterTo(person, met, content, post) },
    ...admins.map(({ id }) => ({ userId: id, notice })),
  ];
};

/** APP-15, APP-18: approved, or asked once more; who is not approved any more is not invited. */
export const ofInvitation = async (change: Change, event: ApplicantInvited, post: Post): Promise<Telling[]> => {
  const met = await meet(change, event, post);
  const row = await applicantById(change.tx, event.applicantId);
  if (!met || row?.applicant.status !== 'approved') return [];
  const { person, portal, about, role, url } = met;
  const content = { kind: 'application.approved', data: { ...about, role, url } } as const;
  const notice = noticeOf(event, pages.ownApplications(portal), words.approved(about.programme));
  return [{ userId: person.id, notice, letter: letterTo(person, met, content, post) }];
};

/** APP-17 */
export const ofRejection = async (change: Change, event: ApplicantRejected, post: Post): Promise<Telling[]> => {
  const met = await meet(change, event, post);
  if (!met) return [];
  const { person, portal, about } = met;
  const content = { kind: 'application.rejected', data: about } as const;
  const notice = noticeOf(event, pages.ownApplications(portal), words.rejected(about.programme));
  return [{ userId: person.id, notice, letter: letterTo(person, met, content, post) }];
};
