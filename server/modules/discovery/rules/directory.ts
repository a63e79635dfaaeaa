import type { PairingMethod } from '../../../../contract/programmes/index.ts';

export interface Directory {
  shows: 'mentors' | 'mentees';
  /** Whether the reader may choose among them (DIS-35). */
  mayPick: boolean;
}

type Side = 'mentee' | 'mentor' | 'admin';

const picked: Directory = { shows: 'mentors', mayPick: true };
const read: Directory = { shows: 'mentors', mayPick: false };
const menteesRead: Directory = { shows: 'mentees', mayPick: false };

/** B22: whom a programme's directory shows, by pairing method and the reader's side; null means no access. */
const directories: Record<PairingMethod, Record<Side, Directory | null>> = {
  mentee_picks: { mentee: picked, mentor: read, admin: read },
  mentor_picks: { mentee: null, mentor: { ...menteesRead, mayPick: true }, admin: menteesRead },
  admin_pairs: { mentee: read, mentor: read, admin: read },
};

export const directoryFor = (method: PairingMethod, side: Side): Directory | null => directories[method][side];
