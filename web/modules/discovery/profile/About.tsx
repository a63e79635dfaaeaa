import { useLingui } from '@lingui/react/macro';
import { SectionCard } from '../../../ui/Card.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { TagList } from '../../../ui/Pills.tsx';
import { ReadMore } from '../../../ui/Truncate.tsx';

/** PRO-12 */
export const Intro = ({ text }: { text: string | null }) => {
  const { t } = useLingui();
  if (!text) return null;
  return (
    <SectionCard title={t`About`}>
      <ReadMore text={text} />
    </SectionCard>
  );
};

interface TagFactsProps {
  title: string;
  lists: readonly { label: string; tags: readonly string[] }[];
}

/** Lists of short words, each under its title (PRO-30); empty ones are left out. */
export const TagFacts = ({ title, lists }: TagFactsProps) => {
  const filled = lists.filter(({ tags }) => tags.length > 0);
  if (filled.length === 0) return null;
  return (
    <SectionCard title={title}>
      <Facts
        columns={2}
        items={filled.map(({ label, tags }) => ({ label, value: <TagList tags={tags} label={label} /> }))}
      />
    </SectionCard>
  );
};
