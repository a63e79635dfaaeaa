import { useEffect, useState } from 'react';

/** The content of a chosen file as an address, once it is read. */
export const useFileUrl = (file: File) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') setUrl(reader.result);
    };
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return url;
};
