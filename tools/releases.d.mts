interface Release {
  version: string;
  commit: string;
}
export declare const releasesFile: string;
export declare const releasesIn: (text: string) => Release[];
export declare const lastRelease: () => Release | undefined;
export declare const withCommit: (text: string, version: string, commit: string) => string | null;
