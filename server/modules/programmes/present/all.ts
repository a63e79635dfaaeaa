import { type AdminProgramme, pairingNames } from '../../../../contract/programmes/index.ts';
import { momentCell } from '../../../platform/table-pages.ts';
import type { ListedProgramme } from '../queries/all.ts';

type Counts = ReadonlyMap<number, Record<'mentee' | 'mentor' | 'admin', number>>;

export const presentListed = ({ program, enterprise }: ListedProgramme, counts: Counts): AdminProgramme => ({
  id: program.id,
  name: program.name,
  slug: program.slug,
  enterprise: { id: enterprise.id, slug: enterprise.slug, name: enterprise.name },
  status: program.isActive ? 'Active' : 'Inactive',
  pairing_method_type: pairingNames[program.pairingMethod],
  mentees: counts.get(program.id)?.mentee ?? 0,
  mentors: counts.get(program.id)?.mentor ?? 0,
  admins: counts.get(program.id)?.admin ?? 0,
  start_date: program.startDate,
  end_date: program.endDate,
  created_at: program.createdAt.toString(),
});

export const programmeCells = (row: ListedProgramme, counts: Counts, zone: string) => {
  const { enterprise, ...shown } = presentListed(row, counts);
  return { ...shown, enterprise: enterprise.name, created_at: momentCell(row.program.createdAt, zone) };
};
