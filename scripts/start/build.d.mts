export declare function ensureBuild(node: string, step: string): Promise<void>
