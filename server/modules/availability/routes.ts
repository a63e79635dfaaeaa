import * as contract from '../../../contract/availability/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { mentorsOnly } from '../../policies/availability.ts';
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
  handle(app, contract.programmeAvailability, signedIn, (work, { query }) =>
    listMentorHours(work, query.program_id, query.page),
  );

  handle(app, contract.mentorAvailability, signedIn, async (work, { params, query }) => {
    const { name } = await mentorHere(work, query.program_id, params.id);
    const whose = { userId: params.id, programId: query.program_id };
    return { ...(await showAvailability(work, whose)), full_name: name };
  });

  handle(app, contract.saveMentorAvailability, signedIn, async (work, { params, body }) => {
    const whose = { userId: params.id, programId: body.program_id };
    await saveForMentor(work, params.id, body);
    const message = 'Availability successfully updated';
    return { message, availability: await showAvailability(work, whose) };
  });

  handle(app, contract.setMentorDnd, signedIn, async (work, { params, body }) => {
    const asked = { programId: body.program_id, active: body.active };
    return { active: await disturbMentor(work, params.id, asked), message: 'Successfully updated.' };
  });
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
