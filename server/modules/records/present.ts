import type { Certificate, RecordSession } from '../../../contract/records/index.ts';
import { fullName } from '../accounts/index.ts';
import type { CertificateRow, SessionRow } from './queries.ts';

/** M49: what everybody sees who has the number. */
export const presentShown = ({ number, name, programName, startsOn, endsOn, minutes }: CertificateRow) => ({
  number,
  name,
  program_name: programName,
  starts_on: startsOn,
  ends_on: endsOn,
  minutes,
});

export const presentCertificate = (row: CertificateRow): Certificate => ({
  ...presentShown(row),
  id: row.id,
  program_id: row.programId,
  issued_at: row.issuedAt.toString(),
});

const formOf = ({ isOffline, method }: SessionRow) => {
  if (isOffline) return 'logged' as const;
  return method === 'online' ? ('online' as const) : ('in_person' as const);
};

export const presentSession = (row: SessionRow): RecordSession => ({
  booking_id: row.id,
  start_at: row.startAt.toString(),
  minutes: row.minutes,
  mentor: fullName(row.mentor),
  topic: row.topic,
  form: formOf(row),
});
