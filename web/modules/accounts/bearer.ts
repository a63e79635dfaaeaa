const place = 'enterprise_token';

/** The token of the enterprise API (ACC-29): as long as this tab lives, and out of reach of other tabs. */
export const keepBearer = (token: string | null) => {
  if (token === null) sessionStorage.removeItem(place);
  else sessionStorage.setItem(place, token);
};

export const bearer = () => sessionStorage.getItem(place);
