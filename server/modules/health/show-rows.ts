import type { GroupRow, HealthNumber, PairingRow } from '../../../contract/health/index.ts';
import type { Tx } from '../../platform/work.ts';
import { peopleOf } from '../pairings/index.ts';
import { presentPerson } from '../profiles/index.ts';
import { countsOfPeople, type HealthRow, menteeHealth } from './queries/lists.ts';
import { confidenceOf } from './rules/bands.ts';
import { dayMs } from './rules/facts.ts';

/** B74: whole per cent; 0 of nothing. */
const perCent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** B134: the mean of all star answers of both sides, to one decimal; 0 without any. */
const meanStars = ({ stars, starAnswers }: HealthRow['health']) =>
  starAnswers === 0 ? 0 : Math.round((10 * stars) / starAnswers) / 10;

export const presentNumber = ({ score, known, reason, silence }: HealthRow['health']): HealthNumber => ({
  number: score,
  confidence: confidenceOf(known),
  reason,
  silent_days: Math.floor(silence / dayMs),
});

type Member = Awaited<ReturnType<typeof peopleOf>>[number];

const presentRow = ({ health, name, status, remindedAt }: HealthRow, members: readonly Member[]): PairingRow => {
  const of = (side: Member['side']) => members.filter((one) => one.side === side).map(presentPerson);
  const { menteeDue, menteeRated, mentorDue, mentorRated } = health;
  return {
    id: health.pairingId,
    type: health.type === 'pair' ? 'Pair' : 'Group',
    name,
    status,
    pairing_health_score: health.band,
    health: presentNumber(health),
    mentee_participants: of('mentee'),
    mentor_participants: of('mentor'),
    reminder_sent: remindedAt !== null,
    reminder_sent_at: remindedAt?.toString() ?? null,
    confirmed_bookings_count: health.confirmed,
    completed_bookings_count: health.completed,
    mentee_rated_count: menteeRated,
    mentor_rated_count: mentorRated,
    user_rated_count: menteeRated + mentorRated,
    mentee_rated_percentage: perCent(menteeRated, menteeDue),
    mentor_rated_percentage: perCent(mentorRated, mentorDue),
    user_rated_percentage: perCent(menteeRated + mentorRated, menteeDue + mentorDue),
    user_session_fulfillment: health.fulfilment,
    average_ratings_score: meanStars(health),
  };
};

/** Pairs and groups as the lists show them, in the same order. */
export const presentRows = async (tx: Tx, rows: readonly HealthRow[]): Promise<PairingRow[]> => {
  const members = await peopleOf(
    tx,
    rows.map(({ health }) => health.pairingId),
  );
  return rows.map((row) =>
    presentRow(
      row,
      members.filter(({ pairingId }) => pairingId === row.health.pairingId),
    ),
  );
};

type Person = PairingRow['mentee_participants'][number];
type Counted = Awaited<ReturnType<typeof countsOfPeople>>[number];
type Judged = Awaited<ReturnType<typeof menteeHealth>>[number];

const presentPart = (person: Person, side: 'mentee' | 'mentor', counted?: Counted, judged?: Judged) => {
  const { due, rated } = counted ?? { due: 0, rated: 0 };
  return {
    ...person,
    side,
    completed_count: due,
    rated_count: rated,
    rated_percentage: perCent(rated, due),
    pairing_health_score: judged?.band ?? null,
    number: judged?.score ?? null,
  };
};

/** PAR-15: groups with their people, mentees by how they are, the lowest first. */
export const presentGroups = async (tx: Tx, rows: readonly HealthRow[]): Promise<GroupRow[]> => {
  const ids = rows.map(({ health }) => health.pairingId);
  const counts = await countsOfPeople(tx, ids);
  const judged = await menteeHealth(tx, ids);
  return (await presentRows(tx, rows)).map((row) => {
    const counted = counts.filter(({ pairing_id: id }) => Number(id) === row.id);
    const own = judged.filter(({ pairing_id: id }) => Number(id) === row.id);
    const placeOf = (id: number) => own.findIndex(({ mentee_id: mentee }) => Number(mentee) === id);
    const partOf = (person: Person, side: 'mentee' | 'mentor') =>
      presentPart(
        person,
        side,
        counted.find(({ user_id: id }) => Number(id) === person.id),
        side === 'mentee' ? own[placeOf(person.id)] : undefined,
      );
    const mentees = row.mentee_participants.toSorted((a, b) => placeOf(a.id) - placeOf(b.id));
    return {
      ...row,
      participants: [
        ...row.mentor_participants.map((person) => partOf(person, 'mentor')),
        ...mentees.map((person) => partOf(person, 'mentee')),
      ],
    };
  });
};
