export function versionOf(routes: Record<string, unknown>, server: string): string;
export function mergeChunks(): Promise<void>;
