import { later } from '../../../ui/later.tsx';
import { useOverdue } from './queries.ts';

const OverdueSessions = later(
  async () => (await import('./OverdueSessions.tsx')).OverdueSessions,
  () => 'unasked',
);

/** Stands in the shells: whoever comes back is asked about sessions that nobody concluded, once a visit. */
export const OverduePrompt = () => {
  const { bookings, conclude, clear, askAgain } = useOverdue();
  if (bookings.length === 0) return null;
  return (
    <OverdueSessions bookings={bookings} onConcluded={conclude} onClear={clear} onAskAgain={() => void askAgain()} />
  );
};
