export function sandboxEnv(port: number, sandboxPort: number): Record<string, string>;
export const SANDBOX_ARGS: string[];
export const SANDBOX_MEMORY: Record<string, string>;
export const SHOP_ARGS: string[];
export const SHOP_MEMORY: Record<string, string>;
export const TEST_PRODUCTS: string;
export function findProgram(name: string): string | undefined;
export function findChromium(): string | undefined;
export function isPortFree(port: number): Promise<boolean>;
