/** What we answer to a reply. Names, times and addresses are passed in ready to show. */
export const words = {
  subject: 'Answer to a reply',
  /** What the other side reads as the reason of a declined request. */
  declinedBy: 'Declined by WhatsApp',
  accepted: (other: string, when: string) => `Accepted. Your session with ${other} is confirmed: ${when}`,
  declined: (other: string) => `Declined. ${other} will be told.`,
  kept: (other: string, when: string) => `Declined. Your session with ${other} stays at its current time: ${when}`,
  late: (other: string) => `We are telling ${other} that you are running late.`,
  lateBy: (other: string, length: string) => `We are telling ${other} that you will be about ${length} late.`,
  lateBefore: 'You said so less than 10 minutes ago, so nobody was told again.',
  notNow:
    'You can say that you are running late from 30 minutes before a confirmed session until its end. Nobody was told.',
  changed: 'This session has changed since that message, so nothing was done. Please look at it before you answer.',
  nothingAsked: 'Nothing is waiting for your answer in this session.',
  noneAsked: 'No session is waiting for your answer.',
  which: 'Which session? Please reply to the message about it, or answer here:',
  hint: 'We understand ACCEPT, DECLINE and LATE (or "LATE 10" for 10 minutes). STOP ends these messages.',
  stopped: 'You will get no more messages by WhatsApp. You can switch them on again in your settings:',
};
