import { useEffect, useState } from 'react';
import { newKey } from '../../../lib/new-key.ts';
import { placeOf } from '../drafts.ts';
import type { Attached } from './files.ts';

interface Given {
  withId: number;
  userId: number | undefined;
  files: readonly Attached[];
  setFiles: (change: (now: readonly Attached[]) => readonly Attached[]) => void;
}

/** Loaded apart: most people choose no file. */
const load = () => import('../../../lib/kept-files.ts');

/** M29: the chosen files survive what the typed words survive, where the browser can keep files. */
export const useKeptFiles = ({ withId, userId, files, setFiles }: Given) => {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (userId === undefined) return;
    let gone = false;
    void load()
      .then(({ readFiles }) => readFiles(placeOf(withId), userId))
      .then((kept) => {
        if (gone) return;
        // Whoever was quicker than the browser keeps what they chose.
        setFiles((now) => (now.length > 0 ? now : kept.map((file) => ({ key: newKey(), file }))));
        setAsked(true);
      })
      .catch(reportError);
    return () => {
      gone = true;
    };
  }, [withId, userId, setFiles]);
  useEffect(() => {
    if (!asked || userId === undefined) return;
    const chosen = files.map(({ file }) => file);
    void load()
      .then(({ keepFiles }) => keepFiles(placeOf(withId), userId, chosen))
      .catch(reportError);
  }, [asked, files, withId, userId]);
};

/** The request has arrived. */
export const dropFiles = (withId: number, userId: number) =>
  void load()
    .then(({ keepFiles }) => keepFiles(placeOf(withId), userId, []))
    .catch(reportError);
