import * as contract from '../../../contract/availability.ts';
import { type App, handle } from '../../platform/http.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Actor } from '../../policies/actor.ts';
import { mentorsOnly } from '../../policies/availability.ts';
import { setDnd } from './disturb.ts';
import { save } from './save.ts';
import { ownHours, showAvailability } from './show.ts';

/** Hours of a programme's own (B24) come with programmes: until then no id is there for anybody. */
const refuseProgramme = (id: number | null | undefined) =>
  refuseIf(id === null || id === undefined ? null : 'availability.programme_not_found', 404);

export const availabilityRoutes = (app: App<Actor>) => {
  handle(app, contract.myAvailability, mentorsOnly, (work, { query }) => {
    refuseProgramme(query.program_id);
    return showAvailability(work, work.actor.id);
  });

  handle(app, contract.saveAvailability, mentorsOnly, async (work, { body }) => {
    refuseProgramme(body.program_id);
    await save(work, body);
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
