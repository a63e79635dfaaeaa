import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { lengthOf } from '../../telling/times.ts';
import { nameOf } from '../../telling/wording.ts';

interface Invited {
  inviter: string;
  role: string;
  url: string;
  validHours: number;
}

const words = {
  subject: (programme: string) => `You are invited to ${programme}`,
  preview: (inviter: string) => `${inviter} would like you to take part.`,
  paragraphs: (inviter: string, programme: string, role: string) => [
    `${inviter} invites you to join ${programme} as ${role}.`,
    'The button opens a page where you sign in, or make an account with this email address.',
  ],
  button: 'Accept the invitation',
  note: (length: string) => `The invitation is yours alone and works for ${length}, once.`,
  why: (programme: string) =>
    `You got this letter because an admin of ${programme} gave us your address for this invitation. If you do not know them, you can ignore it.`,
};

/** INV-13, B78: in the programme's name and colour, to someone whose name we may not know. */
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

export const invitationSent = emailOf('invitation.sent', invited);
