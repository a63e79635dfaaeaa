export declare const buildServer: (folder: string) => Promise<void>;
