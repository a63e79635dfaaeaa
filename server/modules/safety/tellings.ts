import type { PersonReported, SafetyReportsDecided } from '../../domain-events/safety.ts';
import type { Change, Tx } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { type Named, saysOf } from '../../telling/line.ts';
import { type Telling, tells } from '../../telling/telling.ts';
import { livingPeople, platformAdmins } from '../accounts/index.ts';
import { memberIds, portalPath, programmeById } from '../programmes/index.ts';
import { reportById, type ReportRow, reportsWithIds } from './queries/reports.ts';
import { queueAdmins } from './tell.ts';

export const safetyLines = {
  'safety.reported': 'Somebody was reported in {place}.',
  'safety.report_warned': 'An admin of {place} looked into your report and warned the person.',
  'safety.report_removed': 'An admin of {place} looked into your report and removed the person.',
  'safety.report_kept': 'An admin of {place} looked into your report and decided to do nothing more.',
  'safety.warned':
    'You were reported in {place}. An admin looked into it and warns you: please treat others with respect.',
} as const;
const say = saysOf(safetyLines);

/** Where somebody was reported: a program, or the platform itself. */
const placeOf = async (tx: Tx, programId: number | null) => {
  if (programId === null) {
    const named: Named = { product: true };
    return { named, queue: pages.reportsOfPeopleOnPlatform, home: pages.home };
  }
  const programme = await programmeById(tx, programId);
  if (!programme) return null;
  const portal = portalPath(programme);
  const named: Named = { program: programId };
  return { named, queue: pages.reportsOfPeople(portal), home: pages.overview(portal) };
};

const about = (objectId: number, linkPath: string, line: ReturnType<typeof say>) => ({
  notice: { objectType: 'Safety' as const, objectId, linkPath, line },
});

/** Whoever decides it; where the only admins of a program are part of it, those of the platform. */
const decidersOf = async (tx: Tx, { programId, aboutUserId, reporterId }: ReportRow) => {
  const apart = (ids: readonly number[]) => ids.filter((id) => id !== aboutUserId && id !== reporterId);
  const near = apart(await queueAdmins(tx, programId));
  return livingPeople(tx, near.length > 0 ? near : apart(await platformAdmins(tx)));
};

const ofReport = async ({ tx }: Change, { reportId }: PersonReported): Promise<Telling[]> => {
  const report = await reportById(tx, reportId);
  const place = report && (await placeOf(tx, report.programId));
  if (!report || !place || report.decision !== null) return [];
  const line = say('safety.reported', { place: place.named });
  return (await decidersOf(tx, report)).map(({ id }) => ({ userId: id, ...about(report.id, place.queue, line) }));
};

/** Those of them who have an account, and are still in the program. */
const stillThere = async (tx: Tx, programId: number | null, userIds: readonly number[]) => {
  const inIt = programId === null ? userIds : await memberIds(tx, programId, userIds);
  return new Set((await livingPeople(tx, inIt)).map(({ id }) => id));
};

const decided = {
  warned: 'safety.report_warned',
  removed: 'safety.report_removed',
  kept: 'safety.report_kept',
} as const;

/** Whoever reported hears what became of it, and whoever is warned that they are; nobody hears who reported. */
const ofDecision = async ({ tx }: Change, { reportIds }: SafetyReportsDecided): Promise<Telling[]> => {
  const reports = await reportsWithIds(tx, reportIds);
  const [first] = reports;
  const place = first && (await placeOf(tx, first.programId));
  if (!first || !place || first.decision === null || first.decision === 'left') return [];
  const { decision, aboutUserId } = first;
  const reporters = reports.flatMap(({ reporterId, decidedBy }) => (reporterId === decidedBy ? [] : [reporterId]));
  const warned = decision === 'warned' && aboutUserId !== null ? [aboutUserId] : [];
  const there = await stillThere(tx, first.programId, [...reporters, ...warned]);
  const names = { place: place.named };
  return [
    ...reporters.map((userId) => ({ userId, ...about(first.id, place.home, say(decided[decision], names)) })),
    ...warned.map((userId) => ({ userId, ...about(first.id, place.home, say('safety.warned', names)) })),
  ].filter(({ userId }) => there.has(userId));
};

export const safetyTellings = [tells('safety.reported', ofReport), tells('safety.reports_decided', ofDecision)];
