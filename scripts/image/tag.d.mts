export declare const tag: string
