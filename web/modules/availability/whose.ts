import { createContext, use } from 'react';

/** A mentor of a programme, whose hours there one of its admins looks at (AVL-15); without id: the reader (B24). */
export interface ProgrammeMentor {
  id: number | null;
  programId: number;
}

export const WhoseHours = createContext<ProgrammeMentor | null>(null);

/** Whose hours the editor is about, and where; null: the reader's own, wherever no others hold. */
export const useWhoseHours = () => use(WhoseHours);
