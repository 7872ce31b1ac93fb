export declare const project: string
export declare function inProject(...parts: string[]): string
