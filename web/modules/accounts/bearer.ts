const place = 'enterprise_token';

/** The token of the enterprise API (ACC-29), for all tabs of this browser; it goes with the session. */
export const keepBearer = (token: string | null) => {
  if (token === null) localStorage.removeItem(place);
  else localStorage.setItem(place, token);
};

export const bearer = () => localStorage.getItem(place);
