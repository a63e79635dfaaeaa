import { myAvailability, type Availability } from '../../../contract/availability/index.ts';
import { requestBooking, availableSlots } from '../../../contract/bookings/index.ts';
import type { Persona, Person } from '../../testing/personas.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

/** The time zone of everyone in the test world. */
export const zone = 'Asia/Kuala_Lumpur';

/** Sundays and Wednesdays, and two days that differ: something a mentor might send. */
export const someHours = {
  rules: [
    { weekday: 0, from: '10:00', to: '12:00' },
    { weekday: 3, from: '20:00', to: '22:00' },
  ],
  overrides: [
    { day: '2026-11-25', blocked: true as const },
    { day: '2026-11-26', blocked: false as const, from: '08:00', to: '10:00' },
  ],
  timezone: zone,
};

/** Open from nine to five every day, which is what the mentors of the test world start with. */
export const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '09:00', to: '17:00' }));

interface Slots {
  available_dates: string[];
  timeslots: Record<string, string[] | string>;
}

export const slotsOf = async (world: World, mentor: Person = 'mentor', as: Persona = 'mentee'): Promise<Slots> => {
  const query = { timezone: zone };
  const { status, body } = await world.ask(as, availableSlots, { params: { id: String(world.ids[mentor]) }, query });
  if (status !== 200) throw new Error(`no slots: ${JSON.stringify(body)}`);
  return body as Slots;
};

export const showOf = async (world: World, mentor: Person = 'mentor'): Promise<Availability> => {
  const { status, body } = await world.ask(mentor, myAvailability, { query: {} });
  if (status !== 200) throw new Error(`no availability: ${JSON.stringify(body)}`);
  return body as Availability;
};

/** The mentee requests an hour from the mentor. */
export const asksFor = (
  world: World,
  day: string,
  time: string,
  mentor: Person = 'mentor',
  programId: number | null = null,
) =>
  world.ask('mentee', requestBooking, {
    body: {
      booking: {
        booking_date: day,
        booking_time: time,
        user_timezone: zone,
        program_id: programId,
        requestee_id: world.ids[mentor],
        topic: 'How do I move from testing into product management?',
        learning_objectives_attributes: [{ objective: 'A plan for the next half year' }],
      },
    },
  });
