/** The colour of an email's status. */
export const stateTones = { queued: 'orange', sent: 'green', logged: 'grey', failed: 'red', gathered: 'blue' } as const;
