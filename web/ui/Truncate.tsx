import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { HiddenText, Text } from './Text.tsx';
import styles from './Truncate.module.css';

/** At most `max` characters, cut at exactly that point, with an ellipsis if there was more. */
export const shortened = (text: string, max: number) => {
  const signs = [...text];
  return signs.length <= max ? text : `${signs.slice(0, max).join('').trimEnd()}…`;
};

interface TruncateProps {
  children: string;
  /** The limit in characters; without it, the limit is in lines. */
  max?: number;
  lines?: number;
  size?: 'body' | 'control' | 'meta';
  tone?: 'ink' | 'secondary';
}

export const Truncate = ({ children, max, lines = 1, size = 'control', tone = 'ink' }: TruncateProps) => (
  <Text size={size} tone={tone} {...(max === undefined && { lines })}>
    {max === undefined ? children : shortened(children, max)}
  </Text>
);

/** A name of at most `max` characters; the whole of it is heard, and seen under the pointer. */
export const ShortName = ({ children: name, max }: { children: string; max: number }) => {
  const short = shortened(name, max);
  if (short === name) return name;
  return (
    <span title={name}>
      <span aria-hidden>{short}</span>
      <HiddenText>{name}</HiddenText>
    </span>
  );
};

/** A long text, shortened, with a control that shows the rest. PRO-12 */
export const ReadMore = ({ text, limit = 300 }: { text: string; limit?: number }) => {
  const [whole, setWhole] = useState(false);
  const id = useId();
  const long = [...text].length > limit;
  return (
    <div className={styles.more}>
      <Text as="div" typed id={id}>
        {whole || !long ? text : shortened(text, limit)}
      </Text>
      {long && (
        <button type="button" aria-expanded={whole} aria-controls={id} onClick={() => setWhole(!whole)}>
          {whole ? <Trans>Read less</Trans> : <Trans>Read more</Trans>}
        </button>
      )}
    </div>
  );
};
