import type { SignedIn } from '../../../../contract/accounts/index.ts';
import type { Exchange } from '../../../platform/http.ts';
import { sessionCookie } from '../../../platform/http/server.ts';
import type { Credentials, Origin } from '../open-session.ts';
import { ownPath } from '../rules/landing.ts';
import { cookieSeconds } from '../rules/sessions.ts';

/** B02: set by the page that asks to sign in, used up here. */
const returnCookie = 'return_to';

export const originOf = ({ source, userAgent }: Exchange): Origin => ({ source, userAgent });

/** The tokens that this browser shows, whatever they are worth. */
export const shownBy = ({ credentials: { cookie, bearer } }: Exchange) =>
  [cookie, bearer].filter((token) => token !== undefined);

/** The cookie travels as a header, out of the reach of scripts; the bearer token is the page's own. */
export const give = ({ setCookie }: Exchange, { cookie }: Credentials) =>
  setCookie(sessionCookie, cookie, { seconds: cookieSeconds });

export const takeBack = ({ clearCookie }: Exchange) => clearCookie(sessionCookie);

/** ACC-51: to the page they came for, or home. */
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
