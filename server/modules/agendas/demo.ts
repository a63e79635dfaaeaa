import { Temporal } from 'temporal-polyfill';
import { writeRows } from '../../platform/db.ts';
import type { DemoPlace, WriteDemo } from '../../platform/plug.ts';
import { agendas } from './tables.ts';

type Columns = Required<typeof agendas.$inferInsert>;
/** What is the same for all rows, or comes from `day`, `at` and `minutes`. */
type Given = 'id' | 'programId' | 'startTime' | 'endTime' | `${'created' | 'updated' | 'deleted'}${'At' | 'By'}`;

/** Where a row below says nothing else. A column that is missing here has to be in every row, or it does not compile. */
const usual = { link: '', linkName: '', published: true, sentUpdatedAgenda: false };

type Usual = keyof typeof usual;
interface DemoAgenda extends Omit<Columns, Given | Usual>, Partial<Pick<Columns, Usual>> {
  /** Days from today; a weekend moves to Monday. */
  day: number;
  /** Local time in Kuala Lumpur. */
  at: string;
  minutes: number;
}

const written: Record<DemoPlace['key'], readonly DemoAgenda[]> = {
  graduates: [
    {
      day: -198,
      at: '18:00',
      minutes: 120,
      title: 'Kick-off evening',
      description: 'Welcome by our Director of People, first meeting of all mentors and mentees, satay for everybody.',
      linkName: 'Menara Selatan, level 8',
      link: 'https://selatan-telekom.test/langkah/kick-off',
    },
    {
      day: -120,
      at: '19:30',
      minutes: 90,
      title: 'Three careers, one evening',
      description: 'An engineer who became a buyer, a lawyer who became a planner and somebody who stayed.',
      linkName: 'Join online',
      link: 'https://meet.selatan-telekom.test/three-careers',
    },
    {
      day: -75,
      at: '12:30',
      minutes: 60,
      title: 'Lunch with the network team',
      description: 'Bring your questions, we bring the nasi lemak.',
    },
    {
      day: -20,
      at: '19:00',
      minutes: 120,
      title: 'Speaking so that others listen',
      description: 'Workshop in groups of eight. Prepare two minutes about anything you care about.',
      linkName: 'Join online',
      link: 'https://meet.selatan-telekom.test/speaking',
    },
    {
      day: 6,
      at: '12:30',
      minutes: 45,
      title: 'Open office hour of the programme team',
      description: 'Farid and Grace answer questions about pairs, hours and projects.',
      linkName: 'Join online',
      link: 'https://meet.selatan-telekom.test/office-hour',
    },
    {
      day: 21,
      at: '15:00',
      minutes: 180,
      title: 'Mid-year gathering',
      description: 'Half time: short talks by six mentees, then time to meet people you have only seen on a screen.',
      linkName: 'How to get there',
      link: 'https://selatan-telekom.test/langkah/gathering',
    },
    {
      day: 62,
      at: '19:30',
      minutes: 90,
      title: 'From notes to five slides',
      description: 'How to tell what you learned without telling everything.',
      published: false,
    },
    {
      day: 146,
      at: '18:00',
      minutes: 150,
      title: 'Closing evening',
      description: 'Certificates, thanks, and the stage for whoever wants it.',
      linkName: 'Menara Selatan, level 8',
      link: 'https://selatan-telekom.test/langkah/closing',
    },
  ],
  leaders: [
    {
      day: -58,
      at: '09:30',
      minutes: 150,
      title: 'Opening breakfast',
      description: 'You learn who your mentor is. Please come hungry.',
      linkName: 'Menara Selatan, level 8',
      link: 'https://selatan-telekom.test/leaders/opening',
    },
    {
      day: 9,
      at: '14:00',
      minutes: 180,
      title: 'Practising the hard talk',
      description: 'Workshop with an actor who has heard everything.',
      linkName: 'Join online',
      link: 'https://meet.selatan-telekom.test/hard-talk',
    },
    {
      day: 64,
      at: '12:30',
      minutes: 60,
      title: 'Lunch with the board',
      description: 'Two board members, no slides.',
    },
    {
      day: 120,
      at: '16:00',
      minutes: 120,
      title: 'Closing round',
      description: 'What stays, what goes.',
      published: false,
    },
  ],
  founders: [
    {
      day: -397,
      at: '19:00',
      minutes: 120,
      title: 'Opening night market',
      description: 'Everybody brings what they sell.',
    },
    {
      day: -250,
      at: '20:00',
      minutes: 90,
      title: 'Prices without blushing',
      description: 'A class on asking for what it is worth.',
      linkName: 'Recording',
      link: 'https://video.selatan-telekom.test/prices',
    },
    {
      day: -112,
      at: '18:30',
      minutes: 150,
      title: 'Demo evening',
      description: 'Fourteen founders, three minutes each.',
      linkName: 'Photographs',
      link: 'https://selatan-telekom.test/founders/evening',
    },
  ],
  exchange: [
    {
      day: 6,
      at: '17:30',
      minutes: 120,
      title: 'First evening',
      description: 'You meet your mentor, and everybody meets everybody else.',
      linkName: 'Menara Selatan, roof',
      link: 'https://selatan-telekom.test/jambatan/first-evening',
    },
    {
      day: 88,
      at: '12:00',
      minutes: 90,
      title: 'Half-way lunch',
      description: 'One thing learned, one thing that was harder than it looked.',
    },
  ],
};

const timezone = 'Asia/Kuala_Lumpur';

/** The start at that local time; a date that falls on a weekend moves to Monday. */
const startOf = (now: Temporal.Instant, days: number, at: string) => {
  const day = now.toZonedDateTimeISO(timezone).toPlainDate().add({ days });
  const workday = day.dayOfWeek > 5 ? day.add({ days: 8 - day.dayOfWeek }) : day;
  return workday.toZonedDateTime({ timeZone: timezone, plainTime: Temporal.PlainTime.from(at) }).toInstant();
};

/** A programme's agenda in the demonstration. */
export const writeDemoAgendas: WriteDemo = async (tx, { key, programId, createdBy, createdAt, now }) => {
  const rows = written[key].map(({ day, at, minutes, ...columns }) => {
    const startTime = startOf(now, day, at);
    const made = { programId, createdBy, createdAt, updatedAt: createdAt };
    return { ...usual, ...columns, ...made, startTime, endTime: startTime.add({ minutes }) };
  });
  await writeRows(tx, agendas, rows);
};
