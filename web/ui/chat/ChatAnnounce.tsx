import { HiddenText } from '../Text.tsx';

interface Props {
  label: string;
  lines: readonly { key: string; text: string }[];
}

/**
 * What came and what was done while the conversation was open, for screen readers alone: the messages themselves would
 * be read out as well when earlier ones are loaded above them.
 */
export const ChatAnnounce = ({ label, lines }: Props) => (
  <div role="log" aria-live="polite" aria-label={label}>
    {lines.map(({ key, text }) => (
      <HiddenText key={key}>{text}</HiddenText>
    ))}
  </div>
);
