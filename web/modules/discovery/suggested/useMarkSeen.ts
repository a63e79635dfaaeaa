import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { seenRecommendation } from '../../../../contract/pairings/endpoints.ts';
import { call } from '../../../lib/call.ts';

/** DSH-13: marked as seen once it has been displayed; the marks on the cards stay until the page is loaded again. */
export const useMarkSeen = (programId: number | null) => {
  const { mutate } = useMutation({
    mutationFn: () => call(seenRecommendation, { body: { program_id: programId } }),
  });
  const marked = useRef(false);
  useEffect(() => {
    if (marked.current) return;
    marked.current = true;
    mutate();
  }, [mutate]);
};
