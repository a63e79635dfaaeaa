import { atStart } from '../../../telling/line.ts';

/** All the text of the emails about sessions. Names and times are passed in ready to show. */
export const words = {
  why: (product: string) => `You got this letter because of your session on ${product}.`,
  answer: 'Answer the request',
  open: 'See your session',
  calendarFile: 'The attached file adds it to your calendar.',
  meetingLink: 'The meeting link will be available 5 minutes before the session starts.',
  creditBack: 'Your credit is back in your balance.',
  requested: {
    subject: (other: string) => `${atStart(other)} would like a session with you`,
    paragraphs: (other: string) => [`${atStart(other)} has asked for this time. Please accept it, or suggest another.`],
    deadline: (moment: string) => `Please answer by ${moment}. After that the request closes by itself.`,
  },
  answerDue: {
    subject: (other: string) => `${atStart(other)} is waiting for your answer`,
    paragraphs: (moment: string) => [
      `Please accept the session or suggest another time by ${moment}. After that the request closes by itself.`,
    ],
  },
  accepted: {
    subject: (other: string) => `${atStart(other)} accepted your session`,
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
    otherAnswers: (other: string) => `${atStart(other)} has been asked to accept it.`,
  },
  moveProposed: {
    subject: (by: string) => `${by} suggests a new time`,
    paragraphs: [
      'Until you accept it, your session stays at its current time. You can also keep that, or suggest another.',
    ],
    deadline: (moment: string) => `Please answer by ${moment}. After that the session stays at its current time.`,
    button: 'Answer',
  },
  moveAnswerDue: (moment: string) => [
    `Please accept the suggested time or keep the current one by ${moment}. After that the session stays at its current time.`,
  ],
  moveAccepted: (by: string) => `${by} accepted the new time`,
  moveAcceptedByYou: 'You accepted the new time',
  moveGivenUp: {
    kept: (by: string) => `${by} keeps the current time of your session`,
    withdrawn: (by: string) => `${by} took the suggested time back`,
    lapsedAsked: (other: string) => `${other} did not answer the time you suggested`,
    lapsedAwaited: (other: string) => `The time that ${other} suggested was not answered`,
    stays: 'Your session stays at its current time.',
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
  logged: {
    subject: (by: string, day: string) => `${by} logged a session with you on ${day}: did it take place?`,
    heading: 'Did this session take place?',
    paragraphs: (by: string) => [
      `${by} logged a session with you. Please confirm it, or say that it did not happen.`,
      'It only counts once you have confirmed it. Then you can both review it.',
    ],
    note: 'Without an answer within 14 days, the session stays unconfirmed and does not count.',
    button: 'Answer',
  },
  denied: {
    subject: (by: string) => `${by} says that your session did not happen`,
    heading: 'Your session was not confirmed',
    paragraphs: (by: string) => [
      `${by} says that the session you logged did not happen, so it does not count. If you remember it differently, please talk to ${by}.`,
    ],
  },
  expired: {
    subjectAsked: (other: string) => `${atStart(other)} did not answer in time`,
    subjectAwaited: (other: string) => `The request from ${other} has closed`,
    asked: 'Nobody answered your request in time, so it has closed. That happens, and it is not about you.',
    awaited: (other: string) =>
      `It was not answered in time. ${atStart(other)} knows that this session will not take place.`,
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
  late: {
    subject: (by: string) => `${by} is running late`,
    subjectBy: (by: string, length: string) => `${by} will be about ${length} late`,
    paragraphs: (by: string) => [`${by} is on the way to your session and asks you to wait a little.`],
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
      `${atStart(other)} says that your session did not take place as agreed. An admin is going to look into it.`,
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
};
