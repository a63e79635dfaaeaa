/** How a letter's state looks. */
export const stateTones = { queued: 'orange', sent: 'green', logged: 'grey', failed: 'red' } as const;
