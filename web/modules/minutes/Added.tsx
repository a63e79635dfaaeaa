import { useLingui } from '@lingui/react/macro';
import { HiddenText } from '../../ui/Text.tsx';

/** What was put into the list above, for those who do not see it appear. */
export const Added = ({ line }: { line: string }) => {
  const { t } = useLingui();
  return <div role="status">{line !== '' && <HiddenText>{t`Added: ${line}`}</HiddenText>}</div>;
};
