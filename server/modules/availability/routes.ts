import * as contract from '../../../contract/availability/index.ts';
import { type App, handle } from '../../platform/http.ts';
import type { Actor } from '../../policies/actor.ts';
import { mentorsOnly } from '../../policies/availability.ts';
import { adminOf } from '../programmes/index.ts';
import {
  disturbMentor,
  listMentorHours,
  mentorHere,
  ownPlace,
  ownPlaceToChange,
  saveForMentor,
} from './of-programme.ts';
import { setDnd } from './disturb.ts';
import { save } from './save.ts';
import { hoursThere, showAvailability } from './show.ts';

/** AVL-15; permissions: Availability, prog. */
const adminRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.programmeAvailability,
    adminOf(({ query }) => query.program_id),
    ({ tx }, { query }, { program }) => listMentorHours(tx, program.id, query.page),
  );

  handle(
    app,
    contract.mentorAvailability,
    adminOf(({ query }) => query.program_id),
    async (work, { params }, { program }) => {
      const { name } = await mentorHere(work.tx, program.id, params.id);
      const whose = { userId: params.id, programId: program.id };
      return { ...(await showAvailability(work, whose)), full_name: name };
    },
  );

  handle(
    app,
    contract.saveMentorAvailability,
    adminOf(({ body }) => body.program_id),
    async (work, { params, body }, programme) => {
      const whose = { userId: params.id, programId: programme.program.id };
      await saveForMentor(work, programme, params.id, body);
      const message = 'Availability successfully updated';
      return { message, availability: await showAvailability(work, whose) };
    },
  );

  handle(
    app,
    contract.setMentorDnd,
    adminOf(({ body }) => body.program_id),
    async (work, { params, body }, programme) => ({
      active: await disturbMentor(work, programme, params.id, body.active),
      message: 'Successfully updated.',
    }),
  );
};

export const availabilityRoutes = (app: App<Actor>) => {
  adminRoutes(app);
  handle(app, contract.myAvailability, mentorsOnly, async (work, { query }) => {
    const programId = await ownPlace(work, query.program_id);
    return showAvailability(work, { userId: work.actor.id, programId });
  });

  handle(app, contract.saveAvailability, mentorsOnly, async (work, { body }) => {
    const whose = { userId: work.actor.id, programId: await ownPlaceToChange(work, body.program_id) };
    await save(work, whose, body);
    // AVL-06
    const message = 'Availability successfully updated';
    return { message, availability: await showAvailability(work, whose) };
  });

  handle(app, contract.dndStatus, mentorsOnly, async (work) => {
    const { dnd } = await hoursThere(work, { userId: work.actor.id, programId: null });
    return { active: dnd };
  });

  handle(app, contract.toggleDnd, mentorsOnly, async (work, { body }) => {
    const active = await setDnd(work, work.actor.id, body.active);
    // AVL-09
    return { active, message: 'Successfully updated.' };
  });
};
