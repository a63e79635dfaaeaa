import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { FilterChips } from '../../ui/Chips.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { LocalTimeNote } from './MentorGrid.tsx';
import { useDiscoverResult } from './queries.ts';
import { ResultCount, Results } from './Results.tsx';

interface Props {
  /** From the address: ids as strings. */
  industries: readonly string[];
  skills: readonly string[];
  onAsk: (industries: readonly string[], skills: readonly string[]) => void;
}

/** DIS-02: the mentors of the industries and skills given in the address (B21). */
export const ResultPage = ({ industries, skills, onAsk }: Props) => {
  const { t } = useLingui();
  const query = useDiscoverResult(industries, skills);
  usePageTitle(t`Mentors for you`);
  const [first] = query.data?.pages ?? [];
  const chips = [
    ...(first?.industries ?? []).map(({ id, name }) => ({ key: `industry:${id}`, label: name })),
    ...(first?.skills ?? []).map(({ id, name }) => ({ key: `skill:${id}`, label: name })),
  ];
  const remove = (chip: string) =>
    onAsk(
      industries.filter((id) => `industry:${id}` !== chip),
      skills.filter((id) => `skill:${id}` !== chip),
    );
  const clear = () => onAsk([], []);
  return (
    <ListPage
      title={t`Mentors for you`}
      lead={t`They work in the fields and have the skills you chose.`}
      back={{ href: paths.discover(), label: t`All mentors` }}
      resultBar={
        <>
          <ResultCount query={query} />
          <LocalTimeNote />
        </>
      }
    >
      <FilterChips items={chips} onRemove={remove} onClear={clear} />
      <Results
        query={query}
        emptyHint={t`Nobody fits all of these. Take one away, or look at all mentors.`}
        {...(chips.length > 0 && { onClear: clear })}
      />
    </ListPage>
  );
};
