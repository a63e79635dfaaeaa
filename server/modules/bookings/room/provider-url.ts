/** B52: {url}/{booking token}; null when meetings take place in our own room. */
export const providerUrl = (url: string | undefined, roomToken: string) =>
  url === undefined ? null : `${url.replace(/\/$/, '')}/${roomToken}`;
