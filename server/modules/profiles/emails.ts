import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { texts } from '../../telling/texts.ts';
import { nameOf } from '../../telling/wording.ts';

interface Application {
  url: string;
}
interface Rejected extends Application {
  /** What the admin wrote, if anything. */
  reason?: string;
}

const applicationWords = {
  why: (product: string) => `You got this letter because you applied to become a mentor on ${product}.`,
  received: {
    subject: 'We have your mentor application',
    preview: 'We will write to you as soon as it has been read.',
    paragraphs: [
      'Thank you for offering your time. Your application has arrived, and we will write to you as soon as it has been read.',
      'Until then your account works as before.',
    ],
    button: 'See your application',
  },
  approved: {
    subject: 'You are a mentor now',
    preview: 'Your application was approved.',
    heading: 'Congratulations, you are a mentor',
    paragraphs: [
      'Your application was approved, and people can now find you among the mentors.',
      'Set the hours that suit you, so that they can book a session.',
    ],
    button: 'Set your availability',
  },
  rejected: {
    subject: 'About your mentor application',
    preview: 'We have read your application.',
    paragraphs: [
      'Thank you for offering your time. We have read your application, and we cannot take you on as a mentor now.',
      'Your account stays as it is, and every mentor here is open to you.',
    ],
    button: (product: string) => `Go to ${product}`,
  },
};

const received = ({ url }: Application, { sender, recipient }: Envelope): LetterContent => ({
  subject: applicationWords.received.subject,
  preview: applicationWords.received.preview,
  heading: applicationWords.received.subject,
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: applicationWords.received.paragraphs,
  button: { label: applicationWords.received.button, url },
  why: applicationWords.why(sender.product),
});

const approved = ({ url }: Application, { sender, recipient }: Envelope): LetterContent => ({
  subject: applicationWords.approved.subject,
  preview: applicationWords.approved.preview,
  heading: applicationWords.approved.heading,
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: applicationWords.approved.paragraphs,
  button: { label: applicationWords.approved.button, url },
  why: applicationWords.why(sender.product),
});

const rejected = ({ url, reason }: Rejected, { sender, recipient }: Envelope): LetterContent => ({
  subject: applicationWords.rejected.subject,
  preview: applicationWords.rejected.preview,
  heading: applicationWords.rejected.subject,
  greeting: texts.greeting(nameOf(recipient.name)),
  paragraphs: applicationWords.rejected.paragraphs,
  ...(reason ? { facts: [{ label: texts.facts.reason, value: reason }] } : {}),
  button: { label: applicationWords.rejected.button(sender.product), url },
  why: applicationWords.why(sender.product),
});

interface Invited {
  referrer: string;
  /** The mentor that the referrer would like them to meet. */
  mentor?: string;
  url: string;
}

const referralWords = {
  subject: (referrer: string, product: string) => `${referrer} invites you to ${product}`,
  preview: 'Find someone who has been where you are going.',
  paragraphs: (referrer: string, product: string) => [
    `${referrer} thinks that ${product} is for you. Here you meet mentors who have been where you are going, one conversation at a time.`,
  ],
  mentor: (mentor: string) => `You could start with ${mentor}.`,
  button: 'Accept the invitation',
  why: (referrer: string) =>
    `You got this letter because ${referrer} gave us your address for this invitation. If you do not know them, you can ignore it.`,
};

const invited = ({ referrer, mentor, url }: Invited, { sender, recipient }: Envelope): LetterContent => {
  const friend = nameOf(referrer);
  return {
    subject: referralWords.subject(friend, sender.product),
    preview: referralWords.preview,
    heading: referralWords.subject(friend, sender.product),
    greeting: texts.greeting(nameOf(recipient.name)),
    paragraphs: [
      ...referralWords.paragraphs(friend, sender.product),
      ...(mentor ? [referralWords.mentor(nameOf(mentor))] : []),
    ],
    button: { label: referralWords.button, url },
    why: referralWords.why(friend),
  };
};

export const mentorApplicationReceived = emailOf('mentor_application.received', received);
export const mentorApplicationApproved = emailOf('mentor_application.approved', approved);
export const mentorApplicationRejected = emailOf('mentor_application.rejected', rejected);
export const referralInvited = emailOf('referral.invited', invited);
