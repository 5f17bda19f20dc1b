import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type RunningSandbox, type SandboxOptions } from "./app";
import { authService } from "./auth/service";
import { catalogue } from "./gateway/catalogue";
import { stockAlerts } from "./gateway/customers/stock-alerts";
import { gatewayOf } from "./gateway/gateway-service";
import { mails } from "./gateway/mails/mail-store";
import { payments } from "./gateway/payments/payments";
import { mergeCsp } from "./gateway/merge-csp";
import { stores } from "./gateway/stores/stores";
import { webDomains } from "./gateway/web-domains";

/** Sign-in and a small catalogue, without the customers' history: enough for most tests, and quickly there. */
export const FEW_SERVICES = [
  authService,
  gatewayOf([webDomains, mergeCsp, catalogue, mails, payments, stores, stockAlerts]),
];

export const GATEWAY_HEADERS = {
  "Ocp-Apim-Subscription-Key": "sandbox-key",
  "Accept-Language": "fr-FR",
  store: "1001",
  "session-id": "test",
  "device-channel": "SD",
  "checkout-version": "v2",
};

export interface TestSandbox extends RunningSandbox {
  folder: string;
  /** Calls the gateway; headers that are undefined are left out. */
  gateway(
    path: string,
    init?: { method?: string; headers?: Record<string, string | undefined>; body?: string | Uint8Array<ArrayBuffer> },
  ): Promise<{ status: number; body: unknown; headers: Headers }>;
  /** Calls the control API with a JSON body. */
  control(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
}

/** A sandbox on a free port with its files in a folder of its own. */
export async function startSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-test-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const running = await createSandbox({
    port: 0,
    dbFile: join(folder, "sandbox.db"),
    cacheDir: folder,
    products: 120,
    services: FEW_SERVICES,
    ...options,
  }).catch((error: unknown) => {
    remove();
    throw error;
  });
  return {
    ...running,
    folder,
    async gateway(path, { headers = {}, ...init } = {}) {
      const given = Object.entries({ ...GATEWAY_HEADERS, ...headers }).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, value] as [string, string]],
      );
      const response = await fetch(`${running.baseUrl}/gateway/${path}`, { ...init, headers: given });
      return { status: response.status, body: await response.json(), headers: response.headers };
    },
    async control(method, path, body) {
      const response = await fetch(`${running.baseUrl}/__sandbox/${path}`, {
        method,
        ...(body === undefined ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
    async close() {
      await running.close();
      if (!options.cacheDir) remove();
    },
  };
}
