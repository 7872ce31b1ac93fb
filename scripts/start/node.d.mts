export declare function findNode(): string
