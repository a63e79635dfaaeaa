/**
 * Tables that journeys temporarily take away from the server to see what its pages say: faults about these are allowed,
 * no others.
 */
export const takenAway = ['audit_log', 'booking_events', 'login_attempts'] as const;

/** How a fault in the server's log names one of them. */
export const isTakenAway = (fault: string) =>
  takenAway.some((table) => fault.includes(String.raw`relation \"${table}\" does not exist`));
