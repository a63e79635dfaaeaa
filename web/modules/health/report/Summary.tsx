import { IconFileDescription } from '@tabler/icons-react';
import { readMarkdown, type Words } from '../../../lib/markdown.ts';
import { Prose } from '../../../ui/Prose.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { useNoSummary } from './useReportTexts.ts';

const Line = ({ words }: { words: readonly Words[] }) =>
  words.map(({ text, strong }, at) => (strong ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>));

/** PAR-20, PAR-21: the mentoring summary, or that there is none yet. */
export const Summary = ({ markdown }: { markdown: string }) => {
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
              <Line words={block.words} />
            </h3>
          );
        if (block.kind === 'paragraph')
          return (
            <p key={at}>
              <Line words={block.words} />
            </p>
          );
        return (
          <ul key={at}>
            {block.items.map((item, place) => (
              <li key={place}>
                <Line words={item} />
              </li>
            ))}
          </ul>
        );
      })}
    </Prose>
  );
};
