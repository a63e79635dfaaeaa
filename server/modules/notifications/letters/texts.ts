import { texts as common } from '../../../telling/texts.ts';
import { programmeTexts } from './programme-texts.ts';

/** Every word of the letters. Names and times come in ready to show. */
export const texts = {
  ...common,

  account: {
    why: (product: string) => `You got this letter because this address was given for a ${product} account.`,
    confirm: {
      subject: 'Confirm your email address',
      preview: (product: string) => `One more step and your ${product} account is ready.`,
      paragraphs: (email: string) => [
        `Please confirm that ${email} is yours. The button opens a page where you do that with one more click.`,
      ],
      button: 'Confirm email address',
      note: (length: string, product: string) =>
        `The link works for ${length}. If you did not sign up for ${product}, you can ignore this letter.`,
    },
    reset: {
      subject: 'Reset your password',
      preview: (product: string) => `Choose a new password for your ${product} account.`,
      paragraphs: ['You asked for a new password. The button opens a page where you choose one.'],
      button: 'Choose a new password',
      note: (length: string) =>
        `The link works once and for ${length}. If you did not ask for it, you can ignore this letter: your password stays as it is.`,
    },
    welcome: {
      subject: (product: string) => `Welcome to ${product}`,
      preview: 'Three small steps to your first session.',
      heading: (name: string) => `Welcome, ${name}`,
      mentee: {
        paragraphs: ['It is good to have you here. These three steps take you to your first session:'],
        steps: [
          'Complete your profile, so that mentors know who they will meet.',
          'Find a mentor who has been where you are going.',
          'Pick a time and say what you would like to talk about.',
        ],
        button: 'Find a mentor',
      },
      mentor: {
        paragraphs: [
          'It is good to have you here. What you have learned is just what somebody needs now. These three steps take you to your first session:',
        ],
        steps: [
          'Complete your profile, so that people see your path.',
          'Tell us how you would like to mentor.',
          'Once you are approved, set the hours at which you can be booked.',
        ],
        button: 'Become a mentor',
      },
    },
    deleted: {
      subject: 'Your account has been deleted',
      preview: (product: string) => `Your ${product} account is closed.`,
      paragraphs: (product: string, erasedOn: string) => [
        `Your ${product} account is closed. Nobody sees your profile any more, and sessions that were still to come have been cancelled.`,
        `What we know about you will be erased on ${erasedOn}.`,
      ],
      mistake: (supportEmail: string) =>
        `Was this a mistake? Write to ${supportEmail} before that day and we will bring your account back.`,
      why: (product: string) => `You got this letter because this was the address of a ${product} account.`,
    },
  },

  mentorApplication: {
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
  },

  booking: {
    why: (product: string) => `You got this letter because of your session on ${product}.`,
    answer: 'Answer the request',
    open: 'See your session',
    calendarFile: 'The attached file adds it to your calendar.',
    meetingLink: 'The meeting link will be available 5 minutes before the session starts.',
    creditBack: 'Your credit is back in your balance.',
    requested: {
      subject: (other: string) => `${other} would like a session with you`,
      paragraphs: (other: string) => [`${other} has asked for this time. Please accept it, or suggest another.`],
      deadline: (moment: string) => `Please answer by ${moment}. After that the request closes by itself.`,
    },
    answerDue: {
      subject: (other: string) => `${other} is waiting for your answer`,
      paragraphs: (moment: string) => [
        `Please accept the session or suggest another time by ${moment}. After that the request closes by itself.`,
      ],
    },
    accepted: {
      subject: (other: string) => `${other} accepted your session`,
      subjectConfirmed: (other: string) => `Your session with ${other} is confirmed`,
      heading: 'Your session is confirmed',
      paragraphs: (other: string) => `You are going to meet ${other}.`,
    },
    rescheduled: {
      asked: (by: string) => `${by} suggests a new time`,
      askedByOthers: 'A new time is suggested for your session',
      moved: (by: string) => `${by} moved your session`,
      movedByOthers: 'Your session has a new time',
      please: 'Please accept the new time, or suggest another.',
      confirmed: 'The new time is confirmed.',
      otherAnswers: (other: string) => `${other} has been asked to accept it.`,
    },
    cancelled: {
      subject: (other: string) => `Your session with ${other} was cancelled`,
      heading: 'Your session was cancelled',
      by: (by: string) => `${by} cancelled this session.`,
      byOthers: 'This session will not take place.',
      withdrawn: 'It was withdrawn, since one of you has left the program.',
      button: 'See the details',
    },
    completed: {
      subject: (other: string) => `How was your session with ${other}?`,
      subjectClosed: (other: string) => `Your session with ${other} is completed`,
      heading: 'Session completed',
      review: (other: string) => `Tell ${other} what helped and what could be better. It takes two minutes.`,
      closed: 'It is now in your past sessions.',
      rate: 'Rate Now',
    },
    expired: {
      subjectAsked: (other: string) => `${other} did not answer in time`,
      subjectAwaited: (other: string) => `The request from ${other} has closed`,
      asked: 'Nobody answered your request in time, so it has closed. That happens, and it is not about you.',
      awaited: (other: string) => `It was not answered in time. ${other} knows that this session will not take place.`,
      others: 'These mentors have time for you:',
      findOther: 'Find another mentor',
      open: 'See your sessions',
    },
    dayBefore: {
      subject: (other: string, day: string, hour: string) => `Your session with ${other}: ${day}, ${hour}`,
      heading: (other: string) => `You are meeting ${other} soon`,
      paragraphs: (other: string) => [
        `Your session is coming up. If something has come up, please let ${other} know today.`,
      ],
    },
    hourBefore: {
      subject: (other: string, hour: string) => `At ${hour}: your session with ${other}`,
      heading: (other: string) => `Your session with ${other} starts soon`,
      paragraphs: ['A good moment to look at your questions once more.'],
      button: 'Go to your session',
    },
    notConcluded: {
      subject: (other: string) => `Please complete your session with ${other}`,
      heading: 'Did your session take place?',
      paragraphs: (other: string) => [
        `Your session with ${other} is over, and nobody has completed it yet. Please open it and say that it took place.`,
      ],
      note: (length: string) => `A session that nobody completes is completed by itself ${length} after its end.`,
      button: 'Complete your session',
    },
    reportReceived: {
      subject: (id: number, reporter: string) => `Session #${id} was reported by ${reporter}`,
      heading: 'A session was reported',
      paragraph: (reporter: string) =>
        `${reporter} says that this session did not take place as agreed. Please look into it and settle it.`,
      absent: 'Absent',
      button: 'See the reported sessions',
      why: (product: string) => `You got this letter because this is the support address of a program on ${product}.`,
    },
    reportedLetter: {
      subject: (other: string) => `Your session with ${other} was reported`,
      heading: 'Your session is under review',
      paragraphs: (other: string) => [
        `${other} says that your session did not take place as agreed. An admin is going to look into it.`,
      ],
    },
    underReviewLetter: {
      subject: (other: string) => `Your session with ${other} is being looked into`,
      heading: 'Your session is being looked into',
      paragraphs: ['An admin has begun to look into what was reported. You will hear from us once it is settled.'],
    },
    missedLetter: {
      subject: (other: string) => `Your session with ${other} was marked as missed`,
      heading: 'Your session was marked as missed',
      you: 'An admin has found that you did not come to this session.',
      other: (missing: string) => `An admin has found that ${missing} did not come to this session.`,
    },
    refundedLetter: {
      subject: (other: string) => `Your session with ${other} was refunded`,
      heading: 'Your session was refunded',
    },
    feedbackDue: {
      subject: (other: string) => `Your review of the session with ${other} is still open`,
      heading: 'How was your session?',
    },
  },

  referral: {
    subject: (referrer: string, product: string) => `${referrer} invites you to ${product}`,
    preview: 'Find someone who has been where you are going.',
    paragraphs: (referrer: string, product: string) => [
      `${referrer} thinks that ${product} is for you. Here you meet mentors who have been where you are going, one conversation at a time.`,
    ],
    mentor: (mentor: string) => `You could start with ${mentor}.`,
    button: 'Accept the invitation',
    why: (referrer: string) =>
      `You got this letter because ${referrer} gave us your address for this invitation. If you do not know them, you can ignore it.`,
  },

  ...programmeTexts,
};
