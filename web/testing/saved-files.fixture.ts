import { vi } from 'vitest';

export interface SavedFile {
  name: string;
  blob: Blob;
}

/** Catches the files that pages hand to the browser. */
export const catchSavedFiles = () => {
  const saved: SavedFile[] = [];
  let blob = new Blob();
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob });
  });
  return saved;
};

/** jsdom's files have no other way to their bytes. */
export const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
