import type { Entry } from '../../../contract/reference/index.ts';
import type { ListedEntry } from './queries/entries.ts';

export const presentEntry = ({ id, name, code, country, retiredAt }: ListedEntry): Entry => ({
  id,
  name,
  code,
  country,
  retired_at: retiredAt?.toString() ?? null,
});
