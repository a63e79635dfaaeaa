interface Learner {
  /** Is or was a mentee of the program. */
  isMentee: boolean;
  /** Completed as a mentee. */
  sessions: number;
  hasEnded: boolean;
}

/** M49: why somebody cannot get the certificate of a program; null if they can. */
export const whyNotCertificate = ({ isMentee, sessions, hasEnded }: Learner) => {
  if (!isMentee) return 'records.mentees_only' as const;
  if (!hasEnded) return 'records.not_ended' as const;
  return sessions === 0 ? ('records.no_sessions' as const) : null;
};
