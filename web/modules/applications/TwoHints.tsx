import type { ReactNode } from 'react';

/** What the admin wrote about a question, and below it how to answer. */
export const TwoHints = ({ first, then }: { first: ReactNode; then: string }) => (
  <>
    {first}
    {first && <br />}
    {then}
  </>
);
