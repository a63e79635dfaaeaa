/** How a session was held: online, in person, or elsewhere and logged afterwards. */
export const sessionForms = ['online', 'in_person', 'logged'] as const;
export type SessionForm = (typeof sessionForms)[number];

/** The newest sessions of a record; its sums count all of them. */
export const mostSessions = 1000;
/** The newest reviews of a record. */
export const mostReflections = 200;
/** The newest certificates of one person. */
export const mostCertificates = 200;
/** A number as people type it, with room for spaces. */
export const longestNumber = 60;
