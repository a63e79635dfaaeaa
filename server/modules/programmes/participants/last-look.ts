import type { LastLook } from '../../../../contract/programmes/index.ts';
import { found } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/work.ts';
import type { Email } from '../../../telling/content.ts';
import type { TellingGround } from '../../../telling/telling.ts';
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
  tx: Tx,
  { id, programId }: ImportRow,
  { ground, sampleInvitation }: { ground: TellingGround; sampleInvitation: SampleInvitation },
): Promise<LastLook> => {
  const programme = found(await programmeById(tx, programId), 'programmes.not_found');
  const roles = await readyByRole(tx, id);
  const userType = roles[0]?.userType ?? 'mentee';
  const at = { programme, ground };
  const url = ground.settings.BASE_URL + portalPath(programme);
  const known = programmeAdded({ userType, url, validHours: null });
  const invited = sampleInvitation({ company: programme.enterprise.name, userType, url });
  return {
    people: roles.reduce((sum, { people }) => sum + people, 0),
    roles: roles.map(({ role, userType: type, people }) => ({ role, user_type: type, people })),
    emails: [written('invited', invited, at), written('known', known, at)],
  };
};
