import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MatchedMentee } from '../../../../contract/discovery/schemas.ts';
import { useMatchedMentees } from '../queries.ts';
import { MatchedCards } from './MatchedCards.tsx';
import { useMarkSeen } from './useMarkSeen.ts';

interface Props {
  mentees: readonly MatchedMentee[];
  programId: number;
}

const Cards = ({ mentees, programId }: Props) => {
  const { t } = useLingui();
  // DSH-13: what was new when the page was opened stays marked on it.
  const [fresh] = useState(() => new Set(mentees.flatMap(({ id, is_new_matched: isNew }) => (isNew ? [id] : []))));
  useMarkSeen(programId);
  return (
    <MatchedCards
      hint={t`Mentees of this program who suit you, the best first`}
      people={mentees}
      isNew={({ id }) => fresh.has(id)}
      viewerIs="mentor"
    />
  );
};

/** D21: where mentors pick. */
export const MatchedMentees = ({ programId }: { programId: number }) => {
  const { data } = useMatchedMentees(programId);
  if (data === undefined || data.length === 0) return null;
  return <Cards mentees={data} programId={programId} />;
};
