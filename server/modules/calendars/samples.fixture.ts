import * as contract from '../../../contract/calendars/index.ts';
import { everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { confirmed } from '../bookings/bookings.fixture.ts';

/** A confirmed session between mentee and mentor; anyone else, even a platform admin, has none. */
const session = async (world: World) => ({ query: { booking_id: (await confirmed(world)).id } });
const answers = everyMember(404, { mentee: 200, mentor: 200 });

export const calendarSamples: Sample[] = [
  sample({ endpoint: contract.addToGoogleCalendar, as: 'mentee', call: session, answers }),
  sample({ endpoint: contract.addToMicrosoftCalendar, as: 'mentee', call: session, answers }),
  sample({ endpoint: contract.downloadIcs, as: 'mentor', call: session, answers }),
];
