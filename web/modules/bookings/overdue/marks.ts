import { promptDays } from '../../../../contract/accounts/values.ts';

type Kind = keyof typeof promptDays;

const nameOf = (kind: Kind, context: number | null) => (context === null ? kind : `${kind}_${context}`);
const secondsADay = 86_400;

/** SYS-13: the documents' cookies, in addition to what the server remembers: they apply even if it was not reached. */
export const markHere = (kind: Kind, context: number | null) => {
  const age = promptDays[kind] * secondsADay;
  document.cookie = `${nameOf(kind, context)}=1; Max-Age=${age}; Path=/; SameSite=Lax`;
};

export const isMarkedHere = (kind: Kind, context: number | null) =>
  document.cookie.split('; ').includes(`${nameOf(kind, context)}=1`);
