import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OfflineBar } from '../ui/OfflineBar.tsx';
import { followLine } from './line-returns.ts';

/** Says that there is no connection, and sees to it that pages show what is true as soon as there is one. */
export const LineWatch = () => {
  const client = useQueryClient();
  useEffect(() => followLine(client), [client]);
  return <OfflineBar />;
};
