import { Trans, useLingui } from '@lingui/react/macro';
import { Facts } from '../../../ui/Facts.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useFieldWords } from './field-words.ts';

export interface Meanwhile {
  /** The server's own message. */
  sentence: string;
  /** The fields they saved: path and value. */
  changed: readonly (readonly [path: string, value: unknown])[];
  /** Those of them that the user has changed differently here. */
  ofBoth: readonly string[];
}

interface Props {
  meanwhile: Meanwhile | null;
  onClose: () => void;
}

/** Someone else saved first: shows their changes, next to what was typed here. */
export const MeanwhileNotice = ({ meanwhile, onClose }: Props) => {
  const { t } = useLingui();
  const words = useFieldWords();
  if (meanwhile === null) return null;
  return (
    <Notice tone="warning" title={t`Saved by somebody else`} onClose={onClose}>
      <Stack gap="sm">
        <Text as="span" tone="inherit">
          {meanwhile.sentence}
        </Text>
        <Facts
          items={meanwhile.changed.map(([path, value]) => ({
            label: words.label(path),
            value: words.value(path, value),
          }))}
        />
        {meanwhile.ofBoth.length > 0 && (
          <Text as="span" size="control" tone="inherit">
            <Trans>Where you both changed the same, yours stands in the form: saving replaces theirs.</Trans>
          </Text>
        )}
      </Stack>
    </Notice>
  );
};
