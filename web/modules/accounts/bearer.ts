const place = 'enterprise_token';

/** The token of the enterprise API (ACC-29), shared by all tabs of this browser; it is removed with the session. */
export const keepBearer = (token: string | null) => {
  if (token === null) localStorage.removeItem(place);
  else localStorage.setItem(place, token);
};

export const bearer = () => localStorage.getItem(place);
