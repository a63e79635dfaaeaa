import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { forAdmin } from '../programmes/index.ts';
import { agendaById, type AgendaRow } from './queries.ts';

/** Who administers the programme of the agenda that the input names. */
export const adminOfAgenda = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, AgendaRow> => ({
  policy: signedIn,
  load: async (work, input) => {
    const agenda = found(await agendaById(work.tx, idOf(input)), 'agendas.not_found');
    await forAdmin(work, agenda.programId);
    return agenda;
  },
});
