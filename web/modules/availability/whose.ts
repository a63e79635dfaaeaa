import { createContext, use } from 'react';

/** A programme's mentor whose hours there one of its admins is viewing (AVL-15); without an id, the reader (B24). */
export interface ProgrammeMentor {
  id: number | null;
  programId: number;
}

export const WhoseHours = createContext<ProgrammeMentor | null>(null);

/** Whose hours the editor is about, and where; null: the reader's own, which apply unless others are set. */
export const useWhoseHours = () => use(WhoseHours);
