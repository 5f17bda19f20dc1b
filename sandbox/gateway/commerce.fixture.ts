import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { SignJWT } from "jose";
import type { z } from "zod";
import { type Cart, cartSchema } from "#models/cart.ts";
import { signingKeys } from "../auth/keys";
import { authService } from "../auth/service";
import { GATEWAY_RESOURCE } from "../auth/tokens";
import { contentService } from "../content/service";
import { problemsOf } from "#contract/conformance.ts";
import { findCall } from "#contract/contract.ts";
import { payService } from "../pay/service";
import { openSeeded, prepareSeed } from "../seeding";
import type { Sandbox } from "../service";
import { SUBSCRIPTION_KEY } from "./context";
import { gateway } from "./gateway";

/** The gateway and the payment pages on a free port, with a copy of the seed data. */
export interface Commerce {
  sandbox: Sandbox;
  baseUrl: string;
  /** Moves the sandbox's clock; milliseconds. */
  setOffset(offsetMs: number): void;
  close(): Promise<void>;
}

const SERVICES = [authService, gateway, payService, contentService];
/** Seed data are made once for all test files, and for the next run of the same code. */
const CACHE = ".cache/sandbox-tests";

export async function startCommerce(products = 60): Promise<Commerce> {
  const folder = mkdtempSync(join(tmpdir(), "commerce-test-"));
  const log = () => undefined;
  const seeding = { services: SERVICES, cacheDir: CACHE, products, log };
  const db = openSeeded(seeding, prepareSeed(seeding), join(folder, "sandbox.db"));
  let offset = 0;
  const app = express();
  const server = await new Promise<ReturnType<typeof app.listen>>((resolve) => {
    const listening = app.listen(0, "127.0.0.1", () => resolve(listening));
  });
  const baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  const sandbox: Sandbox = { db, now: () => Date.now() + offset, baseUrl, cacheDir: "", products, log };
  for (const service of [gateway, payService]) app.use(service.mount, await service.router(sandbox));
  return {
    sandbox,
    baseUrl,
    setOffset: (offsetMs) => {
      offset = offsetMs;
    },
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      db.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export interface Call {
  body?: unknown;
  headers?: Record<string, string | undefined>;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** A shopper who talks to the gateway: a visitor, or the customer with this id. */
export class Shopper {
  private token: string | undefined;

  constructor(
    private readonly commerce: Commerce,
    readonly customerId: string | null = null,
    private readonly site: { store: string; language: string } = { store: "1001", language: "fr-FR" },
  ) {}

  async send(method: string, path: string, call: Call = {}): Promise<Answer> {
    const response = await this.fetch(method, path, call);
    const text = await response.text();
    const answer: Answer = { status: response.status, body: text === "" ? null : JSON.parse(text) };
    // Whatever a test is about: no answer may be other than the contract says.
    const found = findCall(method, new URL(path, this.commerce.baseUrl).pathname);
    const problems = found ? problemsOf(found.call, answer) : [];
    if (problems.length > 0) throw new Error(`${method} ${path}: ${problems.join("; ")} in ${text.slice(0, 200)}`);
    return answer;
  }

  /** The answer as it came, for what is no JSON. */
  async fetch(method: string, path: string, { body, headers }: Call = {}): Promise<Response> {
    const sent: Record<string, string> = {
      "Ocp-Apim-Subscription-Key": SUBSCRIPTION_KEY,
      "Accept-Language": this.site.language,
      store: this.site.store,
      "session-id": "tests",
      "device-channel": "SD",
      "checkout-version": "v2",
    };
    if (this.customerId) sent.Authorization = `Bearer ${await this.bearer(this.customerId)}`;
    if (body !== undefined) sent["Content-Type"] = "application/json";
    for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) sent[name] = value;
    return fetch(`${this.commerce.baseUrl}/gateway${path}`, {
      method,
      headers: sent,
      body: typeof body === "string" ? body : body === undefined ? undefined : JSON.stringify(body),
    });
  }

  /** The answer's body, which must be of this status and follow this contract. */
  async get<T>(schema: z.ZodType<T>, method: string, path: string, call: Call & { status?: number } = {}): Promise<T> {
    const { status = 200 } = call;
    const answer = await this.send(method, path, call);
    if (answer.status !== status) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return schema.parse(answer.body);
  }

  createCart(): Promise<Cart> {
    const user = this.customerId ? { customerId: this.customerId, email: "any@vitrine.test" } : null;
    return this.get(cartSchema, "POST", "/carts", { body: { user }, status: 201 });
  }

  /** `path` starts after the cart's id. */
  change(cart: Pick<Cart, "id" | "version">, method: string, path: string, body?: unknown): Promise<Cart> {
    return this.get(cartSchema, method, this.pathOf(cart, path), { body });
  }

  /** The same, for the calls of a customer's own cart. */
  changeOwn(cart: Pick<Cart, "id" | "version">, method: string, path: string, body?: unknown): Promise<Cart> {
    return this.get(cartSchema, method, this.pathOf(cart, path, "carts-self"), { body });
  }

  pathOf({ id, version }: Pick<Cart, "id" | "version">, path: string, root = "carts"): string {
    return `/${root}/${id}${path === "" ? "" : `/${path}`}?version=${version}`;
  }

  async bearer(customerId: string): Promise<string> {
    this.token ??= await new SignJWT({ jti: randomUUID(), customerId, newCustomer: false })
      .setProtectedHeader({ alg: "RS256", typ: "at+jwt" })
      .setIssuer(`${this.commerce.baseUrl}/auth`)
      .setAudience(GATEWAY_RESOURCE)
      .setExpirationTime("10y")
      .sign(signingKeys(this.commerce.sandbox).privateKey);
    return this.token;
  }
}

export const HOME = {
  firstName: "CAMILLE",
  lastName: "LEFÈVRE",
  address1: "14 RUE DES LILAS",
  zipCode: "75019",
  city: "PARIS",
  country: "FR",
  phone: "0639980112",
  phoneNumberCountry: "FR",
};

/** A customer's cart with one of a sku, ready to be paid: billed and delivered at home. */
export async function readyCart(shopper: Shopper, sku: string): Promise<Cart> {
  let cart = await shopper.createCart();
  cart = await shopper.change(cart, "POST", `products/${sku}`);
  cart = await shopper.changeOwn(cart, "POST", "billing-address", HOME);
  return shopper.changeOwn(cart, "POST", "shipping-method/NO", HOME);
}

let keys = 0;
/** A key that no other test uses. */
export function newKey(): string {
  keys += 1;
  return `test-key-${process.pid}-${keys}`;
}
