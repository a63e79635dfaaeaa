import { promptDays } from '../../contract/accounts/values.ts';

type Kind = keyof typeof promptDays;
/** A programme, a booking, or a context of NPS; null for the whole platform. */
type Context = number | string | null;

const nameOf = (kind: Kind, context: Context) => (context === null ? kind : `${kind}_${context}`);
const secondsADay = 86_400;

/** SYS-13: the documents' cookies, in addition to what the server remembers: they apply even if it was not reached. */
export const markHere = (kind: Kind, context: Context) => {
  const age = promptDays[kind] * secondsADay;
  document.cookie = `${nameOf(kind, context)}=1; Max-Age=${age}; Path=/; SameSite=Lax`;
};

export const isMarkedHere = (kind: Kind, context: Context) =>
  document.cookie.split('; ').includes(`${nameOf(kind, context)}=1`);
