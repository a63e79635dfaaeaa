/** How the places of forms that are kept in this browser begin (`kept-form.ts`). */
export const keptStart = 'setup:';

/** Whoever signs out leaves nothing of theirs behind in this browser. */
export const dropAllKept = () => {
  for (const place of Object.keys(localStorage)) if (place.startsWith(keptStart)) localStorage.removeItem(place);
};
