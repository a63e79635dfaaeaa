/** M37: how many milliseconds to wait after the last key press or change before asking the server. */
export const delays = {
  /** Discovery's search, and any search in a drawer (DIS-18). */
  discoverySearch: 2000,
  /** Whether the name of a program is free (PRG-07). */
  programName: 2000,
  /** A changed filter (DIS-17). */
  filters: 400,
  /** The users table (INV-07). */
  usersTable: 1500,
  /** The order of bookings (BKG-124). */
  bookingOrder: 500,
  /** Every other table. */
  tables: 300,
  /** Companies, industries, universities, people (PRO-66, PRO-74). */
  lookUps: 300,
} as const;
