/** Where this tab keeps the portal whose pages it has shown last. */
export const portalPlace = 'last portal';

/** Whoever goes on to the platform, or signs out, has left the portal. */
export const forgetPortal = () => {
  try {
    sessionStorage.removeItem(portalPlace);
  } catch {
    // Without storage nothing was kept.
  }
};
