import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { Place } from '../../../lib/kept/places.ts';
import { newKey } from '../../../lib/new-key.ts';
import type { Attached } from './files.ts';

/** Loaded apart: most people choose no file. */
const load = () => import('../../../lib/kept/files.ts');

interface Given {
  place: Place | null;
  /** How many files the draft had. */
  before: number;
}

/** Reads the kept files back, if there were any: before those of now. */
const useReadBack = ({ place, before }: Given, setFiles: Dispatch<SetStateAction<readonly Attached[]>>) => {
  const [isRead, setIsRead] = useState(place === null || before === 0);
  const [areLost, setAreLost] = useState(false);
  useEffect(() => {
    if (isRead || place === null) return;
    let gone = false;
    const take = (kept: readonly File[]) => {
      if (gone) return;
      setFiles((now) => [...kept.map((file) => ({ key: newKey(), file })), ...now]);
      setAreLost(kept.length < before);
      setIsRead(true);
    };
    void load()
      .then(({ readFiles }) => readFiles(place))
      .catch((fault: unknown) => {
        reportError(fault);
        return [];
      })
      .then(take);
    return () => {
      gone = true;
    };
  }, [isRead, place, before, setFiles]);
  return { isRead, areLost, setAreLost };
};

/** M29: the chosen files survive what the typed words survive, where the browser can keep files. */
export const useKeptFiles = ({ place, before }: Given) => {
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const [hasChosen, setHasChosen] = useState(false);
  const { isRead, areLost, setAreLost } = useReadBack({ place, before }, setFiles);
  useEffect(() => {
    if (!isRead || !hasChosen || place === null) return;
    const chosen = files.map(({ file }) => file);
    void load()
      .then(({ keepFiles }) => keepFiles(place, chosen))
      .catch(reportError);
  }, [isRead, hasChosen, files, place]);
  return {
    files,
    /** Not before the kept files are back: a request without them would lose them. */
    areFilesRead: isRead,
    areFilesLost: areLost,
    /** How many there are, those that are not back yet counted. */
    chosen: isRead ? files.length : before + files.length,
    addFiles: (picked: File[]) => {
      setHasChosen(true);
      setAreLost(false);
      setFiles((now) => [...now, ...picked.map((file) => ({ key: newKey(), file }))]);
    },
    removeFile: (gone: string) => {
      setHasChosen(true);
      setFiles((now) => now.filter((one) => one.key !== gone));
    },
  };
};

/** The request has arrived. */
export const dropFiles = (place: Place) =>
  void load()
    .then((kept) => kept.dropFiles(place))
    .catch(reportError);
