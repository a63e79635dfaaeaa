import { useLingui } from '@lingui/react/macro';
import { chatLimits, groupUserTypes } from '../../../../contract/chat/values.ts';
import { delays } from '../../../lib/delays.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';

export type GroupUserType = (typeof groupUserTypes)[number];

export const useUserTypeWords = (): Record<GroupUserType, string> => {
  const { t } = useLingui();
  return { mentee: t`Mentee`, mentor: t`Mentor`, admin: t`Admin` };
};

/** What narrows the list of users, and which page of it is shown. */
export interface UserFilter {
  search?: string;
  userType?: GroupUserType;
  page?: number;
}

interface Props {
  filter: UserFilter;
  onFilter: (next: UserFilter) => void;
}

/** CHT-06: a search by name, and the type of user; for a row of fields, or the tools of a table. */
export const UserTools = ({ filter, onFilter }: Props) => {
  const { t } = useLingui();
  const words = useUserTypeWords();
  const { search, userType } = filter;
  /** Another search begins at its first page. */
  const narrow = (text: string | undefined, type: GroupUserType | undefined) =>
    onFilter({ ...(text && { search: text }), ...(type && { userType: type }) });
  return (
    <>
      <SearchField
        label={t`Search users`}
        placeholder={t`Search by name`}
        value={search ?? ''}
        onSearch={(text) => narrow(text.trim().slice(0, chatLimits.search), userType)}
        delay={delays.tables}
      />
      <SelectField
        label={t`User type`}
        labelHidden
        placeholder={t`All user types`}
        clearable
        value={userType ?? null}
        onChange={(value) =>
          narrow(
            search,
            groupUserTypes.find((one) => one === value),
          )
        }
        options={groupUserTypes.map((value) => ({ value, label: words[value] }))}
      />
    </>
  );
};
