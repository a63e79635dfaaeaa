import { setupPages, type SetupStep } from '../../../lib/programme-tabs.ts';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';

/** The step at which someone who comes back continues; for a draft, the first one with something missing. */
export const stepToBeginWith = ({ setup_step: stored, start_date: start }: Programme): SetupStep => {
  if (stored === 'pairing' || stored === 'reflections') return stored;
  return stored === 'draft' && start !== null ? 'pairing' : 'structure';
};

/** The next step; null when the set-up is complete. */
export const stepAfter = (step: SetupStep): SetupStep | null => setupPages[setupPages.indexOf(step) + 1] ?? null;
