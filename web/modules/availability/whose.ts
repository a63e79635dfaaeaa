import { createContext, use } from 'react';

/** A mentor of a programme, whose hours one of its admins looks at (AVL-15). */
export interface ProgrammeMentor {
  id: number;
  programId: number;
}

export const WhoseHours = createContext<ProgrammeMentor | null>(null);

/** Whose hours the editor is about; null: the reader's own. */
export const useWhoseHours = () => use(WhoseHours);
