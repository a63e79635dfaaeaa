import type { Envelope, LetterContent } from '../../../telling/content.ts';
import { texts } from './texts.ts';
import { lengthOf } from '../../../telling/times.ts';
import { nameOf } from '../../../telling/wording.ts';

interface Invited {
  inviter: string;
  role: string;
  url: string;
  validHours: number;
}

const words = texts.invitation;

/** INV-13, B78: in the programme's name and colour; to somebody whose name we may not know. */
const invited = ({ inviter, role, url, validHours }: Invited, { sender }: Envelope): LetterContent => {
  const [who, programme] = [nameOf(inviter), nameOf(sender.name)];
  return {
    subject: words.subject(programme),
    preview: words.preview(who),
    heading: words.subject(programme),
    paragraphs: words.paragraphs(who, programme, nameOf(role)),
    button: { label: words.button, url },
    showUrl: true,
    note: words.note(lengthOf(validHours)),
    why: words.why(programme),
  };
};

interface Added {
  url: string;
  /** Null: they have a password already. */
  validHours: number | null;
}

/** To somebody whom an admin has added: they are in, and whoever is new chooses a password first. */
const added = ({ url, validHours }: Added, { sender, recipient }: Envelope): LetterContent => {
  const programme = nameOf(sender.name);
  const isNew = validHours !== null;
  return {
    subject: texts.added.subject(programme),
    preview: texts.added.preview,
    heading: texts.added.subject(programme),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: texts.added.paragraphs(programme, isNew),
    button: { label: isNew ? texts.added.choose : texts.added.open(programme), url },
    showUrl: true,
    ...(isNew && { note: texts.added.note(lengthOf(validHours)) }),
    why: texts.added.why(programme),
  };
};

export const invitationLetters = { 'invitation.sent': invited, 'programme.added': added };
