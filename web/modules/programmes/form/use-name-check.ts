import { useEffect, useState } from 'react';
import { delays } from '../../../lib/delays.ts';
import { useNameFree } from '../queries.ts';

export type NameState = 'quiet' | 'checking' | 'free' | 'taken';

interface NameToCheck {
  name: string;
  enterpriseId: number | undefined;
  programmeId?: number | undefined;
  /** The programme's current name, which needs no check. */
  own?: string | undefined;
}

/** Whether the name is free: checked once typing has stopped. Invalid names are rejected, and the field says why. */
export const useNameCheck = ({ name: typed, enterpriseId, programmeId, own }: NameToCheck): NameState => {
  const name = typed.trim();
  const [settled, setSettled] = useState(name);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(name), delays.programName);
    return () => clearTimeout(timer);
  }, [name]);
  const worthAsking = enterpriseId !== undefined && name !== '' && name !== own;
  const asked = worthAsking && settled === name ? { name, enterpriseId, programmeId } : null;
  const { data: free, isFetching, isError } = useNameFree(asked);
  if (!worthAsking || isError) return 'quiet';
  if (asked === null || isFetching || free === undefined) return 'checking';
  return free ? 'free' : 'taken';
};
