import { later } from '../../../ui/later.tsx';
import { useOverdue } from './queries.ts';

const OverdueSessions = later(
  async () => (await import('./OverdueSessions.tsx')).OverdueSessions,
  () => 'unasked',
);

/** Part of the shells: asks people who come back about sessions that nobody concluded, once per visit. */
export const OverduePrompt = () => {
  const { bookings, conclude, clear, askAgain } = useOverdue();
  if (bookings.length === 0) return null;
  return (
    <OverdueSessions bookings={bookings} onConcluded={conclude} onClear={clear} onAskAgain={() => void askAgain()} />
  );
};
