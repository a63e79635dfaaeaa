import * as contract from '../../../contract/minutes/index.ts';
import { type App, handle } from '../../platform/http.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { BookingRow } from '../bookings/index.ts';
import { ownMinutes, writerOfItem } from './permissions.ts';
import { presentMinutes } from './present.ts';
import { readMinutes } from './read.ts';
import { takeAlong } from './take-along.ts';
import { addItem, editItem, removeItem, writeNotes } from './write.ts';

const show = async (work: Work<Actor>, booking: BookingRow) => presentMinutes(await readMinutes(work, booking));

/** What a session is prepared with and what it leaves: its agenda, its shared notes, its agreed actions. */
export const minutesRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.showMinutes,
    ownMinutes(({ params }) => params.id),
    (work, _input, booking) => show(work, booking),
  );
  handle(
    app,
    contract.addMinutesItem,
    ownMinutes(({ params }) => params.id),
    async (work, { body }, booking) => ({ id: await addItem(work, body, booking) }),
  );
  handle(
    app,
    contract.changeMinutesItem,
    writerOfItem(({ params }) => params.id),
    async (work, { body }, seen) => {
      await editItem(work, body, seen);
      return show(work, seen.booking);
    },
  );
  handle(
    app,
    contract.removeMinutesItem,
    writerOfItem(({ params }) => params.id),
    async (work, _input, seen) => {
      await removeItem(work, seen);
      return show(work, seen.booking);
    },
  );
  handle(
    app,
    contract.writeMinutesNotes,
    ownMinutes(({ params }) => params.id),
    async (work, { body }, booking) => {
      await writeNotes(work, body, booking);
      return show(work, booking);
    },
  );
  handle(
    app,
    contract.makeObjectiveOfAction,
    writerOfItem(({ params }) => params.id),
    async (work, _input, seen) => {
      await takeAlong(work, seen);
      return { ...(await show(work, seen.booking)), message: 'Added to your objectives' };
    },
  );
};
