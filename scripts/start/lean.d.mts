export declare const lean: { flags: string[]; environment: Record<string, string> }
