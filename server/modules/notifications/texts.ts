/** Every word that the product says in the app. Names come in ready to show. */
export const texts = {
  cleared: 'Notification cleared.', // NTF-06

  elapsed: {
    now: 'Just now',
    minutes: (count: number) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
    hours: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
    days: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`),
  },

  booking: {
    requested: (other: string) => `${other} would like a session with you.`,
    awaited: (other: string) => `${other} is waiting for your answer.`,
    accepted: (other: string) => `${other} accepted your session.`,
    confirmed: (other: string) => `Your session with ${other} is confirmed.`,
    arranged: (other: string) => `A session with ${other} was arranged for you.`,
    newTimeAsked: (other: string) => `${other} suggests a new time for your session.`,
    moved: (other: string) => `Your session with ${other} has a new time.`,
    cancelledBy: (other: string) => `${other} cancelled your session.`,
    cancelled: (other: string) => `Your session with ${other} was cancelled.`,
    unanswered: (other: string) => `${other} did not answer your request in time.`,
    lapsed: (other: string) => `The request from ${other} has closed.`,
    completedBy: (other: string) => `${other} completed your session.`,
    logged: (other: string) => `${other} logged a session that you held.`,
    completed: (other: string) => `Your session with ${other} is completed.`,
    dayBefore: (other: string) => `Your session with ${other} starts within a day.`,
    hourBefore: (other: string) => `Your session with ${other} starts within an hour.`,
    reported: (other: string) => `${other} reported your session. An admin looks into it.`,
    reportToSettle: (reporter: string) => `${reporter} reported a session. Please look into it.`,
    underReview: (other: string) => `Your session with ${other} is being looked into.`,
    missed: (other: string) => `Your session with ${other} was marked as missed.`,
    refunded: (other: string) => `Your session with ${other} was refunded.`,
    notConcluded: (other: string) => `Your session with ${other} is over. Please complete it.`,
    feedbackDue: (other: string) => `How was your session with ${other}? Your review is still open.`,
    reviewed: (other: string) => `${other} reviewed your session.`,
    reviewedSealed: (other: string) => `${other} reviewed your session. Give your review to read it.`,
  },
};
