import { t } from '@lingui/core/macro';

/** Nobody is signed out without the server: whoever has this device can use the account once it is connected. */
export const stillSignedIn = () => t`You're offline, so you're still signed in. Log out again when you're connected.`;
