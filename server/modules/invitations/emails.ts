import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { lengthOf } from '../../telling/times.ts';
import { nameOf } from '../../telling/wording.ts';

interface Invited {
  /** Without the form of a link, like the name of the programme. */
  company: string;
  userType: 'mentee' | 'mentor' | 'admin';
  url: string;
  validHours: number;
}

const words = {
  subject: (programme: string) => `You are invited to ${programme}`,
  preview: (company: string) => `${company} invites you to take part.`,
  as: { mentee: 'as a mentee', mentor: 'as a mentor', admin: 'as an admin' },
  paragraphs: (company: string, programme: string, as: string) => [
    `${company} invites you to join the mentoring program ${programme} ${as}.`,
    'The button opens a page where you sign in, or make an account with this email address.',
  ],
  button: 'Accept the invitation',
  note: (length: string) => `The invitation is yours alone and works for ${length}, once.`,
  why: (programme: string) =>
    `You got this letter because an admin of ${programme} gave us your address for this invitation. If you do not know them, you can ignore it.`,
};

/**
 * INV-13, B78: in the programme's name and colour, to someone whose name we may not know and who never asked for it. So
 * it says nothing that the sender could choose freely, apart from the names of company and programme.
 */
const invited = ({ company, userType, url, validHours }: Invited, { sender }: Envelope): LetterContent => {
  const [who, programme] = [nameOf(company), nameOf(sender.name)];
  return {
    subject: words.subject(programme),
    preview: words.preview(who),
    heading: words.subject(programme),
    paragraphs: words.paragraphs(who, programme, words.as[userType]),
    button: { label: words.button, url },
    showUrl: true,
    note: words.note(lengthOf(validHours)),
    why: words.why(programme),
  };
};

export const invitationSent = emailOf('invitation.sent', invited);
