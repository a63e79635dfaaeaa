import { castEmail, type CastKey, castPortraits, DEMO_PASSWORD } from './cast.ts';

/** What `npm start` prints next to the address (M25). */
export const demoAccounts = () => {
  const addresses = Object.keys(castPortraits).map((key) => `  ${castEmail(key as CastKey)}`);
  return [`Demonstration accounts, all with the password ${DEMO_PASSWORD}:`, ...addresses].join('\n');
};
