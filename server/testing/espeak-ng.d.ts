/** The part of espeak-ng that tests use; the package ships no types. */
declare module 'espeak-ng' {
  interface Options {
    arguments: string[];
    print: (line: string) => void;
    printErr: (line: string) => void;
  }
  interface Finished {
    FS: { readFile: (path: string) => Uint8Array };
  }
  const speak: (options: Options) => Promise<Finished>;
  export default speak;
}
