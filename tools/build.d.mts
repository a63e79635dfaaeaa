export declare const buildServer: (folder: string, entry?: string) => Promise<void>;
