export function sandboxEnv(port: number, sandboxPort: number): Record<string, string>;
export const SHOP_ARGS: string[];
