import type { SignedIn } from '../../../../contract/accounts/index.ts';
import type { Exchange } from '../../../platform/http.ts';
import { sessionCookie } from '../../../platform/http/server.ts';
import type { Credentials, Origin } from '../open-session.ts';
import { ownPath } from '../rules/landing.ts';
import { cookieSeconds } from '../rules/sessions.ts';

/** B02: set by the page that asks the user to sign in, and used up here. */
const returnCookie = 'return_to';

export const originOf = ({ source, userAgent }: Exchange): Origin => ({ source, userAgent });

/** The tokens that this browser presents, valid or not. */
export const shownBy = ({ credentials: { cookie, bearer } }: Exchange) =>
  [cookie, bearer].filter((token) => token !== undefined);

/** The cookie is sent as a header, out of reach of scripts; the page gets the bearer token in the reply. */
export const give = ({ setCookie }: Exchange, { cookie }: Credentials) =>
  setCookie(sessionCookie, cookie, { seconds: cookieSeconds });

export const takeBack = ({ clearCookie }: Exchange) => clearCookie(sessionCookie);

/** ACC-51: the page that the user came for, or their home page. */
export const landingOf = ({ cookies, clearCookie }: Exchange, home: string) => {
  const asked = ownPath(cookies[returnCookie]);
  if (cookies[returnCookie] !== undefined) clearCookie(returnCookie);
  return asked ?? home;
};

export const signedInAnswer = (message: string, location: string, { bearer }: Credentials): SignedIn => ({
  message,
  location,
  token: bearer,
});
