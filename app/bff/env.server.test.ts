import { readFileSync } from "node:fs";
import express from "express";
import { describe, expect, it } from "vitest";
import { EnvError, readEnv, unsetVariables } from "./env.server";

const complete = {
  SITE_ENV: "local",
  GATEWAY_URL: "http://localhost:4000/gateway/",
  GATEWAY_SUBSCRIPTION_KEY: "key",
  AUTH_ISSUER: "http://localhost:4000/auth",
  AUTH_CLIENT_ID: "vitrine",
  AUTH_CLIENT_SECRET: "secret",
  CONTENTSTACK_API_KEY: "api",
  CONTENTSTACK_DELIVERY_TOKEN: "token",
  CONTENTSTACK_ENVIRONMENT: "dev",
  CONTENTSTACK_HOST: "cdn.example.com",
  PLACES_URL: "http://localhost:4000/places",
  IMAGES_URL: "http://localhost:4000/images",
  SESSION_SECRETS: `${"a".repeat(32)}, ${"b".repeat(40)}`,
};

describe("readEnv", () => {
  it("reads a complete environment, with defaults and lists", () => {
    const env = readEnv(complete);
    expect(env.PORT).toBe(3000);
    expect(env.GATEWAY_URL).toBe("http://localhost:4000/gateway");
    expect(env.SESSION_SECRETS).toEqual(["a".repeat(32), "b".repeat(40)]);
    expect(env.TRUSTED_PROXIES).toEqual([]);
  });

  it("names every wrong or missing variable in one message, without its value [OPS-01]", () => {
    const broken = {
      ...complete,
      GATEWAY_URL: "not-an-address",
      AUTH_CLIENT_ID: "",
      SESSION_SECRETS: "hunter2",
      SITE_ENV: "moon",
    };
    const message = (() => {
      try {
        readEnv(broken);
        return "";
      } catch (error) {
        expect(error).toBeInstanceOf(EnvError);
        return (error as Error).message;
      }
    })();
    for (const name of ["GATEWAY_URL", "AUTH_CLIENT_ID", "SESSION_SECRETS", "SITE_ENV"])
      expect(message).toContain(name);
    expect(message).not.toContain("AUTH_ISSUER");
    expect(message).not.toContain("hunter2");
    expect(message).not.toContain("not-an-address");
  });

  it.each(["https://ab.example/script.js", "https://ab.example/{ID}.js", "https://{id}.example/script.js"])(
    "refuses %s as the A/B script's address, which has no place for the site's id in its path [TRK-04]",
    (AB_SCRIPT_URL) => {
      expect(() => readEnv({ ...complete, AB_SCRIPT_URL })).toThrow(/AB_SCRIPT_URL: .*\{id\}/);
    },
  );

  it("names what is wrong between variables beside what is wrong with single ones [OPS-01]", () => {
    const { CONTENTSTACK_ENVIRONMENT: _, GATEWAY_URL: _missing, ...rest } = complete;
    const AUTH_ISSUER = "http://id.example/o";
    const SESSION_SECRETS = "a-secret-for-local-use-only-change-it-elsewhere";
    const broken = {
      ...rest,
      SITE_ENV: "production",
      METRICS_PORT: "3000",
      AUTH_ISSUER,
      SESSION_SECRETS,
    };
    const names = ["GATEWAY_URL", "METRICS_PORT", "AUTH_ISSUER", "SESSION_SECRETS", "CONTENTSTACK_ENVIRONMENT"];
    expect(() => readEnv(broken)).toThrow(new RegExp(names.join(": [^]*")));
    // A rule whose variables are invalid is not reported.
    expect(() => readEnv({ ...broken, SITE_ENV: "moon" })).not.toThrow("example");
  });

  it("takes what is blank for missing, and what a mounted file adds at the end for nothing [OPS-01]", () => {
    for (const name of ["GATEWAY_SUBSCRIPTION_KEY", "AUTH_CLIENT_SECRET", "CONTENTSTACK_API_KEY"])
      expect(() => readEnv({ ...complete, [name]: " \n" }), name).toThrow(`${name}: is missing`);
    const blank = readEnv({ ...complete, COLLECT_SAMPLE: " ", PURGE_SECRET: " ", METRICS_PORT: " " });
    expect([blank.COLLECT_SAMPLE, blank.PURGE_SECRET, blank.METRICS_PORT]).toEqual([1, [], undefined]);
    const mounted = readEnv({ ...complete, AUTH_CLIENT_SECRET: "secret\n", PURGE_SECRET: "purge-secret\r\n" });
    expect([mounted.AUTH_CLIENT_SECRET, mounted.PURGE_SECRET]).toEqual(["secret", ["purge-secret"]]);
  });

  it("names a key that no header can carry [OPS-01]", () => {
    for (const name of [
      "GATEWAY_SUBSCRIPTION_KEY",
      "CONTENTSTACK_API_KEY",
      "CONTENTSTACK_DELIVERY_TOKEN",
      "PURGE_SECRET",
    ])
      for (const wrong of ["key\u200bΩ", "a key\nof two lines"])
        expect(() => readEnv({ ...complete, [name]: wrong }), name).toThrow(`${name}: must be letters`);
  });

  it("takes nothing but a number for a database of Redis [OPS-01]", () => {
    for (const right of ["redis://redis:6379", "redis://redis/", "rediss://:word@redis:6379/1"])
      expect(readEnv({ ...complete, REDIS_URL: right }).REDIS_URL).toBe(right);
    for (const wrong of ["redis://redis:6379/shop", "redis://redis/1/2"])
      expect(() => readEnv({ ...complete, REDIS_URL: wrong }), wrong).toThrow(
        "REDIS_URL: the database must be a number",
      );
  });

  it("takes a host of content with and without a scheme, and nothing that is no host [OPS-01]", () => {
    for (const host of ["eu-cdn.contentstack.com", "http://localhost:4000/content", "https://content.example/"])
      expect(readEnv({ ...complete, CONTENTSTACK_HOST: host }).CONTENTSTACK_HOST).toBe(host.replace(/\/$/, ""));
    for (const wrong of ["not a host", "http://", "ftp://content.example", "content.example/v3"])
      expect(() => readEnv({ ...complete, CONTENTSTACK_HOST: wrong }), wrong).toThrow(
        "CONTENTSTACK_HOST: must be a host",
      );
  });

  // No request can be made with such an address, and each failure would write the password into the log.
  it("takes no address with a password in it [OPS-01]", () => {
    for (const name of ["GATEWAY_URL", "AUTH_ISSUER", "PLACES_URL", "IMAGES_URL", "COLLECT_URL", "CONTENTSTACK_HOST"])
      for (const wrong of ["https://shop:hunter2@service.example/api", "https://hunter2@service.example"])
        expect(() => readEnv({ ...complete, [name]: wrong }), name).toThrow(new RegExp(`${name}: must (?!.*hunter2)`));
  });

  it("says of an address what it has to begin with [OPS-01]", () => {
    const wrong = { ...complete, GATEWAY_URL: "gateway:80", REDIS_URL: "localhost:6379" };
    expect(() => readEnv(wrong)).toThrow(/GATEWAY_URL: must be .* http:[^]*REDIS_URL: must be .* redis:/);
  });

  it("has shoppers sign in over https in production [OPS-01]", () => {
    const elsewhere = { ...complete, AUTH_ISSUER: "http://id.example/o" };
    expect(() => readEnv({ ...elsewhere, SITE_ENV: "production", CONTENTSTACK_ENVIRONMENT: "live" })).toThrow(
      "AUTH_ISSUER: must begin with https:// in production",
    );
    expect(readEnv(elsewhere).AUTH_ISSUER).toBe(elsewhere.AUTH_ISSUER);
    const here = { ...complete, SITE_ENV: "production", CONTENTSTACK_ENVIRONMENT: "live" };
    expect(readEnv(here).AUTH_ISSUER).toBe(complete.AUTH_ISSUER);
  });

  it("says of a number that it has to be one [OPS-01]", () => {
    expect(() => readEnv({ ...complete, PORT: "web", SHOPPERS_PER_ADDRESS: "1.5" })).toThrow(
      /PORT: must be a number\n.*SHOPPERS_PER_ADDRESS: /,
    );
    const outside = { ...complete, PORT: "70000", DOCUMENT_CACHE_MB: "0" };
    expect(() => readEnv(outside)).toThrow(/PORT: .*65535\n.*DOCUMENT_CACHE_MB: .*1$/);
  });

  it("takes a short secret for purges for local use alone", () => {
    expect(readEnv({ ...complete, PURGE_SECRET: "purge" }).PURGE_SECRET).toEqual(["purge"]);
    for (const SITE_ENV of ["preview", "integration", "production"])
      for (const short of ["purge", "the-next-secret-of-webhooks, purge"])
        expect(() => readEnv({ ...complete, SITE_ENV, PURGE_SECRET: short }), SITE_ENV).toThrow(
          "PURGE_SECRET: each secret needs 16 characters or more",
        );
  });

  it("takes no environment of content for granted outside local use, where it is dev [OPS-01]", () => {
    const unnamed = { ...complete, CONTENTSTACK_ENVIRONMENT: "" };
    expect(() => readEnv({ ...unnamed, SITE_ENV: "integration" })).toThrow("CONTENTSTACK_ENVIRONMENT: is missing");
    const named = { ...complete, CONTENTSTACK_ENVIRONMENT: "live" };
    for (const env of [unnamed, named])
      expect(readEnv({ ...env, SITE_ENV: "local" }).CONTENTSTACK_ENVIRONMENT).toBe("dev");
    expect(readEnv({ ...named, SITE_ENV: "integration" }).CONTENTSTACK_ENVIRONMENT).toBe("live");
  });

  it("takes the secret that the example shows everybody for local use alone", () => {
    const [, shown = ""] = /^SESSION_SECRETS=(.+)$/m.exec(readFileSync(".env.example", "utf8")) ?? [];
    expect(readEnv({ ...complete, SESSION_SECRETS: shown }).SESSION_SECRETS).toEqual([shown]);
    for (const SITE_ENV of ["preview", "integration", "production"]) {
      const env = { ...complete, SITE_ENV, SESSION_SECRETS: `${"a".repeat(32)},${shown}` };
      expect(() => readEnv(env), SITE_ENV).toThrow("SESSION_SECRETS: the secret of .env.example");
    }
  });

  it("keeps the shop and its metrics on ports of their own [OPS-01]", () => {
    expect(readEnv({ ...complete, METRICS_PORT: "3001" }).METRICS_PORT).toBe(3001);
    expect(() => readEnv({ ...complete, METRICS_PORT: "3000" })).toThrow("METRICS_PORT: is PORT");
  });

  it("knows the experiments that may run, none unless named, each with a share", () => {
    expect(readEnv(complete).EXPERIMENTS).toEqual([]);
    const running = readEnv({ ...complete, EXPERIMENTS: " home-order:50 " }).EXPERIMENTS;
    expect(running).toEqual([{ id: "home-order", share: 50 }]);
    for (const wrong of ["moon:50", "home-order", "home-order:0", "home-order:101", "home-order:5,home-order:5"]) {
      expect(() => readEnv({ ...complete, EXPERIMENTS: wrong }), wrong).toThrow("EXPERIMENTS");
    }
  });

  it("treats an empty optional variable as absent", () => {
    const env = readEnv({ ...complete, REDIS_URL: "", LOG_LEVEL: "" });
    expect(env.REDIS_URL).toBeUndefined();
    expect(env.LOG_LEVEL).toBe("info");
  });
});

describe("unsetVariables", () => {
  it("names what has its default, so that a misspelt variable is found", () => {
    const unset = unsetVariables({ ...complete, REDIS_URI: "redis://redis", PURGE_SECRET: " ", METRICS_PORT: "9100" });
    expect(unset).toEqual(expect.arrayContaining(["REDIS_URL", "PURGE_SECRET", "TRUSTED_PROXIES"]));
    expect(unset).not.toContain("METRICS_PORT");
    expect(unset).not.toContain("GATEWAY_URL");
  });
});

describe("TRUSTED_PROXIES", () => {
  const read = (value: string) => readEnv({ ...complete, TRUSTED_PROXIES: value }).TRUSTED_PROXIES;

  it.each(["127.0.0.1", "10.0.0.0/8, ::1", "loopback,uniquelocal,linklocal", "fd00::/8", "", " , "])(
    "is what Express understands: %j",
    (value) => {
      expect(() => express().set("trust proxy", read(value))).not.toThrow();
    },
  );

  it.each([
    "proxy.internal",
    "10.0.0.0/33",
    "0.0.0.0/0",
    "::/0",
    "1",
    "true",
    "10.0.0",
    "10.0.0.0/8;::1",
    "fd00::/129",
  ])("is named at start when it is wrong: %s [OPS-01]", (value) => {
    expect(() => read(`127.0.0.1, ${value}`)).toThrow(EnvError);
    expect(() => read(value)).toThrow(/\n {2}TRUSTED_PROXIES: (each must|a network)/);
  });
});

describe("SITE_ORIGIN", () => {
  it("is this machine's address at the port unless said otherwise", () => {
    expect(readEnv({ ...complete, PORT: "3170" }).SITE_ORIGIN).toBe("http://localhost:3170");
    expect(readEnv({ ...complete, SITE_ORIGIN: "https://Try.example/" }).SITE_ORIGIN).toBe("https://try.example");
    expect(() => readEnv({ ...complete, SITE_ORIGIN: "javascript://x" })).toThrow("SITE_ORIGIN");
  });
});
