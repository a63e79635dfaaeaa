import type { LastLook } from '../../../../contract/programmes/index.ts';
import { found } from '../../../platform/refusal.ts';
import type { Change } from '../../../platform/work.ts';
import type { Email } from '../../../telling/content.ts';
import type { TellingGround } from '../../../telling/telling.ts';
import { type EmailLimits, emailsLeft } from '../emails-to-many.ts';
import { programmeAdded } from '../emails.ts';
import { portalPath } from '../present.ts';
import { senderOf, senderToStrangers } from '../programme-sender.ts';
import { programmeById, type ProgrammeRow } from '../queries.ts';
import type { ImportRow } from '../queries/imports.ts';
import { readyByRole } from '../queries/import-list.ts';
import type { SampleInvitation } from './invitation-ports.ts';

type Sample = LastLook['emails'][number];

/** Whom the sample is written to. */
const reader = 'Aisyah';

const written = (
  to: Sample['to'],
  email: Email,
  { programme, ground }: { programme: ProgrammeRow; ground: TellingGround },
): Sample => {
  const sender = (to === 'known' ? senderOf : senderToStrangers)(programme, ground);
  const { subject, greeting, paragraphs, button, note, why } = email.write({
    sender: { name: sender.name, product: ground.settings.PRODUCT_NAME, homeUrl: sender.homeUrl, brand: sender.brand },
    recipient: { name: reader, timeZone: programme.program.timezone },
  });
  return {
    to,
    from: sender.name,
    subject,
    greeting: greeting ?? null,
    paragraphs,
    button: button?.label ?? null,
    note: note ?? null,
    why,
  };
};

/** What is about to happen, before a file is let go. The emails are those of the role that most people get. */
export const lastLook = async (
  at: Pick<Change, 'tx' | 'now'>,
  { id, programId }: ImportRow,
  {
    ground,
    sampleInvitation,
    limits,
  }: { ground: TellingGround; sampleInvitation: SampleInvitation; limits: EmailLimits },
): Promise<LastLook> => {
  const { tx } = at;
  const programme = found(await programmeById(tx, programId), 'programmes.not_found');
  const roles = await readyByRole(tx, id);
  const userType = roles[0]?.userType ?? 'mentee';
  const writer = { programme, ground };
  const url = ground.settings.BASE_URL + portalPath(programme);
  const known = programmeAdded({ userType, url, validHours: null });
  const invited = sampleInvitation({ company: programme.enterprise.name, userType, url });
  const people = roles.reduce((sum, role) => sum + role.people, 0);
  const { leftForImports, until } = await emailsLeft(at, programId, limits);
  return {
    people,
    today: Math.min(people, leftForImports),
    rest_from: people > leftForImports ? until.toString() : null,
    roles: roles.map(({ role, userType: type, people: many }) => ({ role, user_type: type, people: many })),
    emails: [written('invited', invited, writer), written('known', known, writer)],
  };
};
