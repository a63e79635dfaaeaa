/** What to do, and the first step. {n} is a number that grows with experience. */
export interface Piece {
  title: string;
  description: string;
  action: string;
}

export const piece = (title: string, description: string, action: string): Piece => ({ title, description, action });

export const stages = ['footing', 'build', 'practise', 'show', 'stretch', 'passOn'] as const;
export type Stage = (typeof stages)[number];

/** Something that people want to reach: two objectives a stage, in words that fit whoever is at that stage. */
export interface Target {
  tag: string;
  /** 'to find a new job', as part of a sentence. */
  aim: string;
  /** The stages of so many months, where the usual ones would leave out what everything hangs on. */
  stages?: Readonly<Partial<Record<number, readonly Stage[]>>>;
  pieces: Readonly<Record<Stage, readonly [Piece, Piece]>>;
}
