import * as admin from '../../../contract/availability-admin.ts';
import * as contract from '../../../contract/availability.ts';
import { type App, handle } from '../../platform/http.ts';
import { refuseIf } from '../../platform/refusal.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { mentorsOnly } from '../../policies/availability.ts';
import { listMentorHours, mentorHere, mentorToChange } from './of-programme.ts';
import { setDnd } from './disturb.ts';
import { save } from './save.ts';
import { ownHours, showAvailability } from './show.ts';

/** Hours of a programme's own (B24) come with programmes: until then no id is there for anybody. */
const refuseProgramme = (id: number | null | undefined) =>
  refuseIf(id === null || id === undefined ? null : 'availability.programme_not_found', 404);

/** AVL-15; permissions: Availability, prog. */
const adminRoutes = (app: App<Actor>) => {
  handle(app, admin.programmeAvailability, signedIn, (work, { query }) =>
    listMentorHours(work, query.program_id, query.page),
  );

  handle(app, admin.mentorAvailability, signedIn, async (work, { params, query }) => {
    const { name } = await mentorHere(work, query.program_id, params.id);
    return { ...(await showAvailability(work, params.id)), full_name: name };
  });

  handle(app, admin.saveMentorAvailability, signedIn, async (work, { params, body }) => {
    await mentorToChange(work, body.program_id, params.id);
    await save(work, params.id, body);
    const message = 'Availability successfully updated';
    return { message, availability: await showAvailability(work, params.id) };
  });
};

export const availabilityRoutes = (app: App<Actor>) => {
  adminRoutes(app);
  handle(app, contract.myAvailability, mentorsOnly, (work, { query }) => {
    refuseProgramme(query.program_id);
    return showAvailability(work, work.actor.id);
  });

  handle(app, contract.saveAvailability, mentorsOnly, async (work, { body }) => {
    refuseProgramme(body.program_id);
    await save(work, work.actor.id, body);
    // AVL-06
    const message = 'Availability successfully updated';
    return { message, availability: await showAvailability(work, work.actor.id) };
  });

  handle(app, contract.dndStatus, mentorsOnly, async (work) => {
    const { dnd } = await ownHours(work, work.actor.id);
    return { active: dnd };
  });

  handle(app, contract.toggleDnd, mentorsOnly, async (work, { body }) => {
    const active = await setDnd(work, work.actor.id, body.active);
    // AVL-09
    return { active, message: 'Successfully updated.' };
  });
};
