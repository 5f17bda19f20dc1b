export function sandboxEnv(port: number, sandboxPort: number): Record<string, string>;
