import { useEffect, useState } from 'react';
import { useNameFree } from '../queries.ts';

/** PRG-07, A36: so long after typing stops. */
const pause = 2000;

export type NameState = 'quiet' | 'checking' | 'free' | 'taken';

interface NameToCheck {
  name: string;
  enterpriseId: number | undefined;
  programmeId?: number | undefined;
  /** The name it has now: nothing to ask. */
  own?: string | undefined;
}

/** Is the name free? NameToCheck once typing has stopped. What can be no name is refused, and says so at the field. */
export const useNameCheck = ({ name: typed, enterpriseId, programmeId, own }: NameToCheck): NameState => {
  const name = typed.trim();
  const [settled, setSettled] = useState(name);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(name), pause);
    return () => clearTimeout(timer);
  }, [name]);
  const worthAsking = enterpriseId !== undefined && name !== '' && name !== own;
  const asked = worthAsking && settled === name ? { name, enterpriseId, programmeId } : null;
  const { data: free, isFetching, isError } = useNameFree(asked);
  if (!worthAsking || isError) return 'quiet';
  if (asked === null || isFetching || free === undefined) return 'checking';
  return free ? 'free' : 'taken';
};
