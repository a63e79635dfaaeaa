import { type AuditLine, commandLine } from '../../../../contract/accounts/index.ts';
import { momentCell } from '../../../platform/table-pages.ts';
import type { ListedAct } from '../queries/audit.ts';
import { fullName } from '../rules/people.ts';

const presentDoer = (person: ListedAct['actor']) =>
  person && { id: person.id, full_name: fullName(person), email: person.email };

const detailsOf = ({ data }: ListedAct['line']) => (Object.keys(data).length === 0 ? '' : JSON.stringify(data));

export const presentAct = ({ line, actor, asUser }: ListedAct): AuditLine => ({
  id: line.id,
  at: line.at.toString(),
  actor: presentDoer(actor),
  as_user: presentDoer(asUser),
  action: line.action,
  object_type: line.objectType,
  object_id: line.objectId,
  details: detailsOf(line),
  ip: line.ip,
  source: line.source,
});

export const actCells = ({ line, actor, asUser }: ListedAct, zone: string) => ({
  at: momentCell(line.at, zone),
  actor: actor?.email ?? (line.source === 'command_line' ? commandLine : null),
  as_user: asUser?.email ?? null,
  action: line.action,
  object: [line.objectType, line.objectId].filter((part) => part !== null).join(' '),
  details: detailsOf(line),
  ip: line.ip,
});
