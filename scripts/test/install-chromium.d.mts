/** Path of a browser; installs Debian's as root. Throws a refusal otherwise. */
export function ensureChromium(): Promise<string>
