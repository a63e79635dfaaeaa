import type { ProgrammeCopied } from '../../domain-events/programmes.ts';
import { found } from '../../platform/refusal.ts';
import type { Announced, Change } from '../../platform/work.ts';
import { programmeById, shiftMoment } from '../programmes/index.ts';
import { agendasOf } from './queries.ts';
import { insertAgendas } from './store.ts';

/** The agenda of a copied programme, moved to its new start; nobody has been told of any of it. */
export const copyAgendas = async ({ tx, now }: Change, event: Announced<ProgrammeCopied>) => {
  const { fromId, programId, userId: createdBy, days } = event;
  const { program } = found(await programmeById(tx, programId), 'programmes.not_found');
  const moved = { days, zone: program.timezone };
  const rows = await agendasOf(tx, fromId, 'all');
  await insertAgendas(
    tx,
    rows.map(({ id: _itsOwn, ...agenda }) => ({
      ...agenda,
      programId,
      startTime: shiftMoment(agenda.startTime, moved),
      endTime: shiftMoment(agenda.endTime, moved),
      sentUpdatedAgenda: false,
      createdBy,
      createdAt: now,
      updatedAt: now,
    })),
  );
};
