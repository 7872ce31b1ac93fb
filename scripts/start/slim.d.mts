export declare function slim(folder: string): void
export declare function megabytesOf(folder: string): number
