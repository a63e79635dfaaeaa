import { fireEvent, screen, within } from '@testing-library/react';
import type { Event, HeldOrder, Ticket } from '../../../contract/events/index.ts';
import type { CurrentUser } from '../../../contract/me/index.ts';
import { mentee } from '../../testing/people.fixture.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { show } from '../../testing/show.fixture.tsx';
import { ProgrammeProvider } from '../programmes/index.ts';
import { alpha } from '../programmes/programmes.fixture.tsx';
import { anEvent, own } from './events.fixture.tsx';
import { EventPage } from './index.ts';
import type { EventPageSearch } from './page/search.ts';

interface Opened extends EventPageSearch {
  me?: CurrentUser | null;
  held?: HeldOrder[];
  changes?: Partial<Event>;
  answers?: Parameters<typeof serve>[0];
  inPortal?: boolean;
}
export const openTickets = async (
  tickets: Ticket[],
  { me = mentee, held = [], changes, answers, inPortal, ...search }: Opened = {},
) => {
  const served = serve({
    'GET /tickets/7': own({ held }),
    'GET /events/5/questions': { questions: [] },
    ...answers,
    'GET /events/5': anEvent({ tickets, ...changes }),
  });
  const page = <EventPage {...search} id={5} />;
  const shown = show(inPortal ? <ProgrammeProvider programme={alpha}>{page}</ProgrammeProvider> : page, { me });
  await screen.findByRole('region', { name: 'Admission tickets' });
  if (held.length > 0) await screen.findByRole('button', { name: 'Pay Now' });
  return { ...served, ...shown };
};
export const row = (name: string) => {
  const list = screen.getByRole('list', { name: 'Admission tickets' });
  const found = within(list)
    .getAllByRole('listitem')
    .find((one) => one.textContent?.includes(name));
  if (!found) throw new Error(`no ticket ${name}`);
  return within(found);
};
export const amountOf = (name: string) => row(name).getByRole('status').textContent;
export const more = (name: string) => fireEvent.click(row(name).getByRole('button', { name: /^One more/ }));
export const fewer = (name: string) => fireEvent.click(row(name).getByRole('button', { name: /^One fewer/ }));
export const reserve = () => screen.getByRole('button', { name: 'Reserve my spot' });
export const sums = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
