import { useState } from 'react';
import type { NewPictures, PictureName } from '../queries.ts';
import { useFileUrl } from '../../../lib/use-file-url.ts';

/** The pictures chosen in a form, until they are saved. */
export const usePictures = () => {
  const [files, setFiles] = useState<NewPictures>({});
  const choose = (name: PictureName) => (file: File | undefined) =>
    setFiles((before) => {
      const { [name]: _old, ...others } = before;
      return file ? { ...others, [name]: file } : others;
    });
  const urls = { photo: useFileUrl(files.photo), banner: useFileUrl(files.banner) };
  return { files, choose, urls, forget: () => setFiles({}), any: Object.keys(files).length > 0 };
};
