import type { ParticipantImport } from '../../../../contract/programmes/schemas/imports.ts';
import { type Of, type Reading, useMapImport } from './queries.ts';

/**
 * How the file is to be read. While a choice is still being checked, it is shown as made, and the next one is added to it:
 * every call says all of it, so none takes another back.
 */
export const useChoices = (of: Of, data: ParticipantImport) => {
  const { mutate, isPending, error, variables } = useMapImport(of);
  const wished: Partial<Reading> = isPending ? variables : {};
  const { mapping = data.mapping, role_id: roleId = data.role_id, role_names: names = [] } = wished;
  const headingLine = wished.heading_line;
  const { admins } = wished;
  const choose = ({ role_names: more = [], ...choice }: Partial<Reading>) => {
    const all = [...names.filter(({ name }) => more.every((one) => one.name !== name)), ...more];
    mutate({
      mapping,
      role_id: roleId,
      ...(headingLine !== undefined && { heading_line: headingLine }),
      ...(all.length > 0 && { role_names: all }),
      ...(admins !== undefined && { admins }),
      ...choice,
    });
  };
  return { mapping, names, headingLine, admins, choose, isPending, error };
};
export type Choices = ReturnType<typeof useChoices>;
