import type { FileAnswer } from '../../../../contract/schemas/types.ts';
import { csvFile, csvOf } from '../../../platform/csv/write.ts';
import { momentCell } from '../../../platform/table-pages.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { allAttendees, type Answers, answersOfEvent, type AttendeeView } from '../queries/desk.ts';
import type { EventView } from '../queries/events.ts';
import { answersIn, whoIs } from './present.ts';

const headings = ['Name', 'Email', 'Phone number', 'Ticket', 'Checked in'];

/** Each question that somebody answered, once, in the order of the questions. */
const questionsAmong = (answers: Answers) => {
  const asked = new Map([...answers.values()].flat().map((row) => [row.questionId, row]));
  return [...asked.values()].toSorted(
    (one, other) => one.position - other.position || one.questionId - other.questionId,
  );
};

const cellsOf = (view: AttendeeView, zone: string) => {
  const { name, email } = whoIs(view);
  const phone = view.isBuyer && !view.gone ? view.phoneNo : '';
  return [name, email, phone, view.ticket, momentCell(view.admission.checkedInAt, zone)];
};

/** EVT-12: everybody who comes, by name, with a column for each question. */
export const attendeesAsFile = async ({ tx, now, actor }: Work<Actor>, view: EventView): Promise<FileAnswer> => {
  const zone = actor.timezone;
  const people = await allAttendees(tx, view.event.id);
  const answers = await answersOfEvent(tx, view.event.id);
  const questions = questionsAmong(answers);
  const rows = people.map((person) => {
    const given = new Map(answersIn(answers, person).map(({ questionId, answer }) => [questionId, answer]));
    return [...cellsOf(person, zone), ...questions.map(({ questionId }) => given.get(questionId) ?? '')];
  });
  const title = `Attendees of ${view.event.title}`;
  return csvFile(title, { now, zone }, csvOf([...headings, ...questions.map(({ question }) => question)], rows));
};
