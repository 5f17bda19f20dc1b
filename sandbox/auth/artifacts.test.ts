import Database from "libsql";
import { beforeEach, describe, expect, it } from "vitest";
import type { Sandbox } from "../service";
import { ArtifactAdapter, artifactsSchema } from "./artifacts";

let offset: number;
let sandbox: Sandbox;
beforeEach(() => {
  offset = 0;
  const db = new Database(":memory:");
  db.exec(artifactsSchema);
  sandbox = { db, now: () => Date.now() + offset, baseUrl: "", cacheDir: "", log: () => undefined };
});

describe("the provider's memory", () => {
  it("lets one of two consume a code, and ends the family for the other", async () => {
    const codes = new ArtifactAdapter(sandbox, "AuthorizationCode");
    const grants = new ArtifactAdapter(sandbox, "Grant");
    await grants.upsert("g1", {}, 60);
    await codes.upsert("a", { grantId: "g1" }, 60);
    await codes.upsert("b", { grantId: "g1" }, 60);
    await codes.upsert("c", { grantId: "g2" }, 60);
    await codes.consume("a");
    expect((await codes.find("a"))?.consumed).toBeTypeOf("number");
    await expect(codes.consume("a")).rejects.toMatchObject({ error: "invalid_grant" });
    expect([await codes.find("a"), await codes.find("b"), await grants.find("g1")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await codes.find("c")).toBeDefined();
  });

  it("shows times by the machine's clock and keeps them by the sandbox's", async () => {
    const sessions = new ArtifactAdapter(sandbox, "Session");
    const now = Math.floor(Date.now() / 1000);
    offset = 3_600_000;
    await sessions.upsert("s", { uid: "u", iat: now, exp: now + 60, loginTs: now }, 60);
    expect(await sessions.findByUid("u")).toMatchObject({ iat: now, exp: now + 60, loginTs: now });
    offset = 0;
    expect(await sessions.find("s")).toMatchObject({ iat: now + 3600, exp: now + 3660, loginTs: now + 3600 });
  });
});
