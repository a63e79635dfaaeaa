/** What the address of the list of participants can say: every page loads this with the addresses. */

export const longestEmployeeField = 120;

export const userPageSizes = [20, 30, 50, 100] as const;

export const usualParticipantSort = 'name';

export const userPageDefault = 30;

/** The columns that the table of participants can be sorted by. */
export const participantSorts = ['name', 'joined'] as const;

/** Whom an admin may want to look after: the filters of the participants beside their roles and their work. */
export const attentions = ['never_signed_in', 'not_paired', 'no_session'] as const;
export type Attention = (typeof attentions)[number];
