import { IconFileDescription } from '@tabler/icons-react';
import { readMarkdown, type Words } from '../../../lib/markdown.ts';
import { Link } from '../../../ui/navigation.tsx';
import { Prose } from '../../../ui/Prose.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { useNoSummary } from './useReportTexts.ts';

type SessionHref = (id: number) => string;

const Line = ({ words, hrefOf }: { words: readonly Words[]; hrefOf: SessionHref }) =>
  words.map(({ text, strong, session }, at) => {
    if (session !== undefined)
      return (
        <Link key={at} href={hrefOf(session)}>
          {text}
        </Link>
      );
    return strong ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>;
  });

/** PAR-20, PAR-21: the mentoring summary, or that there is none yet. */
export const Summary = ({ markdown, hrefOf }: { markdown: string; hrefOf: SessionHref }) => {
  const none = useNoSummary();
  if (markdown === '')
    return (
      <EmptyState compact icon={IconFileDescription} title={none.title}>
        {none.text}
      </EmptyState>
    );
  return (
    <Prose>
      {readMarkdown(markdown).map((block, at) => {
        if (block.kind === 'heading')
          return (
            <h3 key={at}>
              <Line words={block.words} hrefOf={hrefOf} />
            </h3>
          );
        if (block.kind === 'paragraph')
          return (
            <p key={at}>
              <Line words={block.words} hrefOf={hrefOf} />
            </p>
          );
        return (
          <ul key={at}>
            {block.items.map((item, place) => (
              <li key={place}>
                <Line words={item} hrefOf={hrefOf} />
              </li>
            ))}
          </ul>
        );
      })}
    </Prose>
  );
};
