/** M33: how mentors can be sorted; the first is what nobody has to choose. */
export const mentorSorts = ['best', 'soonest', 'rating', 'sessions', 'newest'] as const;
export type MentorSort = (typeof mentorSorts)[number];

/** M33: how many reviews everyone's mean counts as. */
export const meanWeight = 5;

/** In a programme's directory: its mentors have no time that is kept for an order. */
export const memberSorts = ['best', 'rating', 'sessions', 'newest'] as const;
export type MemberSort = (typeof memberSorts)[number];

/** Of mentees nothing is rated or held that others may see. */
export const menteeSorts = ['best', 'newest'] as const satisfies readonly MemberSort[];
