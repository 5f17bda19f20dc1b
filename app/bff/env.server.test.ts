import { describe, expect, it } from "vitest";
import { EnvError, readEnv } from "./env.server";

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

  it("treats an empty optional variable as absent", () => {
    const env = readEnv({ ...complete, REDIS_URL: "", LOG_LEVEL: "" });
    expect(env.REDIS_URL).toBeUndefined();
    expect(env.LOG_LEVEL).toBe("info");
  });
});
