import type { BlockedPerson, MemberBlock, SafetyPerson, SafetyReport } from '../../../contract/safety/index.ts';
import { isPublicMentor } from '../../policies/profiles.ts';
import { fullName } from '../accounts/index.ts';
import { photoUrl } from '../profiles/index.ts';
import { portalPath, type ProgrammeRow } from '../programmes/index.ts';
import type { blocksAmong, blocksBy } from './queries/blocks.ts';
import type { PersonRow } from './queries/people.ts';
import type { ReportRow } from './queries/reports.ts';
import { whyNotRemove } from './rules.ts';

export const presentPerson = (row: PersonRow): SafetyPerson => ({
  id: row.id,
  full_name: fullName(row),
  photo_url: row.deletedAt === null ? photoUrl(row.photo) : null,
});

export const presentOwnBlocks = (rows: Awaited<ReturnType<typeof blocksBy>>): BlockedPerson[] =>
  rows.map(({ person, createdAt }) => ({ person: presentPerson(person), created_at: createdAt.toString() }));

type People = ReadonlyMap<number, PersonRow>;

export const presentMemberBlocks = (rows: Awaited<ReturnType<typeof blocksAmong>>, people: People): MemberBlock[] =>
  rows.flatMap(({ blockerId, blockedId, createdAt }) => {
    const [blocker, blocked] = [people.get(blockerId), people.get(blockedId)];
    if (!blocker || !blocked) return [];
    return [{ blocker: presentPerson(blocker), blocked: presentPerson(blocked), created_at: createdAt.toString() }];
  });

/** The queue of one place, and who is named in it. */
export interface Queue {
  /** Null: of the platform. */
  programme: ProgrammeRow | null;
  people: People;
  /** Those of the people reported who are in the program now. */
  members: ReadonlyMap<number, { isOwner: boolean }>;
  /** The reported messages that were deleted since. */
  gone: ReadonlySet<number>;
}

const profileLink = (person: PersonRow, { programme, members }: Queue) => {
  if (person.deletedAt !== null) return null;
  if (programme !== null) return members.has(person.id) ? `${portalPath(programme)}/members/${person.slug}` : null;
  return `/${isPublicMentor({ ...person, deleted: false }) ? 'mentor_profile' : 'mentee_profile'}/${person.slug}`;
};

const decidedOf = ({ decision, decidedAt, decidedBy, note }: ReportRow, people: People): SafetyReport['decided'] => {
  if (decision === null || decidedAt === null) return null;
  const by = people.get(decidedBy ?? 0);
  return { decision, by: by ? fullName(by) : null, at: decidedAt.toString(), note };
};

const presentThing = ([first, ...others]: readonly [ReportRow, ...ReportRow[]], queue: Queue): SafetyReport => {
  const { people, members, programme } = queue;
  const about = people.get(first.aboutUserId ?? 0);
  const member = members.get(first.aboutUserId ?? 0);
  return {
    id: first.id,
    about: about ? { ...presentPerson(about), profile_link: profileLink(about, queue) } : null,
    excerpt: first.excerpt,
    message_gone: first.messageId !== null && queue.gone.has(first.messageId),
    // Whichever way the list goes, what was said first is read first.
    reports: [first, ...others]
      .toSorted((one, other) => one.id - other.id)
      .map(({ id, reporterId, reason, createdAt }) => {
        const reporter = people.get(reporterId);
        return { id, by: reporter ? fullName(reporter) : '', reason, at: createdAt.toString() };
      }),
    decided: decidedOf(first, people),
    why_not: { remove: whyNotRemove({ programId: programme?.program.id ?? null, member }) },
  };
};

/** One entry for each person or message, with everything that was said about it, in the order of the rows. */
export const presentReports = (rows: readonly ReportRow[], queue: Queue): SafetyReport[] => {
  const things = new Map<string, [ReportRow, ...ReportRow[]]>();
  for (const row of rows) {
    // What was reported about people who are gone is told apart by its own rows.
    const whose = row.aboutUserId ?? `gone ${row.id}`;
    const thing = [whose, row.messageId ?? '', row.decidedAt?.toString() ?? ''].join(' ');
    const known = things.get(thing);
    if (known) known.push(row);
    else things.set(thing, [row]);
  }
  return [...things.values()].map((reports) => presentThing(reports, queue));
};
