/** SYS-08, INV-07: how many milliseconds a search waits after the last key press. */
export const searchDelay = { users: 1500, tables: 2000 } as const;
