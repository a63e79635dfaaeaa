import { portalPlace } from './forget-portal.ts';

/** The portal whose pages this tab has shown last: the settings of a person stay in its look. */
interface Portal {
  enterprise: string;
  programme: string;
}

const isPortal = (kept: unknown): kept is Portal =>
  typeof kept === 'object' &&
  kept !== null &&
  'enterprise' in kept &&
  typeof kept.enterprise === 'string' &&
  'programme' in kept &&
  typeof kept.programme === 'string';

export const rememberPortal = (portal: Portal) => {
  try {
    sessionStorage.setItem(portalPlace, JSON.stringify(portal));
  } catch {
    // Without storage the settings have the look of the platform.
  }
};

export const lastPortal = (): Portal | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(portalPlace) ?? 'null');
    return isPortal(kept) ? kept : null;
  } catch {
    return null;
  }
};
