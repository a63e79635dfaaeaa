import { messagePaths } from '../../lib/paths.ts';
import { useViewerZone } from '../accounts/index.ts';
import { useProgrammeHere } from '../programmes/index.ts';

/** Where one is: in the portal of a programme, or on the platform. No conversation is in both. */
export const useChatPlace = () => {
  const here = useProgrammeHere();
  const zone = useViewerZone();
  return { programme: here, programId: here?.id ?? null, to: messagePaths(here), zone };
};

export type ChatPlace = ReturnType<typeof useChatPlace>;
