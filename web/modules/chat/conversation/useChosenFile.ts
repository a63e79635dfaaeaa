import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { chatFileTypes, chatLimits } from '../../../../contract/chat/values.ts';

const endingOf = (name: string) => `.${name.split('.').at(-1)?.toLowerCase() ?? ''}`;

/** The one file that a message brings along; an unsuitable one is refused at once, the server looks again. */
export const useChosenFile = () => {
  const { t } = useLingui();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const whyNot = ({ name, size }: File) => {
    if (!chatFileTypes.split(',').includes(endingOf(name))) return t`Files can be JPG, PNG, PDF, DOC or DOCX.`;
    return size > chatLimits.fileBytes ? t`File exceeds 10MB` : null;
  };
  const choose = (chosen: File) => {
    const why = whyNot(chosen);
    setError(why);
    if (why === null) setFile(chosen);
  };
  const clear = () => {
    setFile(null);
    setError(null);
  };
  return { file, error, choose, clear };
};
