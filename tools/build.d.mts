export declare const buildServer: (folder: string, ...entries: string[]) => Promise<void>;
