export declare const buildServer: (folder: string, starts?: readonly string[]) => Promise<void>;
