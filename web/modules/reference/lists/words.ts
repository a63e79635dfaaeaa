import { useLingui } from '@lingui/react/macro';
import type { OwnList } from '../../../../contract/reference/values.ts';

interface Words {
  list: string;
  /** The button and the window of a new entry. */
  add: string;
  edit: string;
  none: string;
}

export const useListWords = (): Record<OwnList, Words> => {
  const { t } = useLingui();
  return {
    industries: {
      list: t`Industries`,
      add: t`Add an industry`,
      edit: t`Edit industry`,
      none: t`There are no industries yet`,
    },
    skills: { list: t`Skills`, add: t`Add a skill`, edit: t`Edit skill`, none: t`There are no skills yet` },
    languages: {
      list: t`Languages`,
      add: t`Add a language`,
      edit: t`Edit language`,
      none: t`There are no languages yet`,
    },
    companies: {
      list: t`Companies`,
      add: t`Add a company`,
      edit: t`Edit company`,
      none: t`There are no companies yet`,
    },
    universities: {
      list: t`Universities`,
      add: t`Add a university`,
      edit: t`Edit university`,
      none: t`There are no universities yet`,
    },
  };
};

/** Companies and universities have a country. */
export const hasCountry = (list: OwnList) => list === 'companies' || list === 'universities';
