/** At the end of a return address: that page opens the Book Session window again (M29). */
export const wishHash = 'book';
