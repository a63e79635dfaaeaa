import { useEffect, useState } from 'react';

/** The content of a chosen file as a URL once it has been read; undefined if there is no file. */
export const useFileUrl = (file: File | undefined) => {
  const [read, setRead] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setRead({ file, url: reader.result });
    };
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return read && read.file === file ? read.url : undefined;
};
