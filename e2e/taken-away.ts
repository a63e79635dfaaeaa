/** Tables that journeys take from the server for a while, to see what its pages say: it may miss these, and nothing else. */
export const takenAway = ['audit_log', 'booking_events', 'login_attempts'] as const;

/** As a fault in the server's log names it. */
export const isTakenAway = (fault: string) =>
  takenAway.some((table) => fault.includes(String.raw`relation \"${table}\" does not exist`));
