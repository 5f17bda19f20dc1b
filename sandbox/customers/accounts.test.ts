import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { customerSchema } from "#models/customer.ts";
import type { Sandbox } from "../service";
import {
  EmailTakenError,
  accountsSchema,
  checkPassword,
  createAccount,
  findAccount,
  findAccountByEmail,
  seedAccounts,
  setPassword,
  updateAccount,
} from "./accounts";
import { DEMO_CUSTOMERS, DEMO_PASSWORD } from "./demo";

let sandbox: Sandbox;
beforeEach(() => {
  const db = new Database(":memory:");
  sandbox = { db, now: () => Date.now(), baseUrl: "http://localhost:4130", cacheDir: "", log: () => undefined };
  db.exec(accountsSchema);
  seedAccounts(sandbox);
});
afterEach(() => sandbox.db.close());

describe("accounts", () => {
  it("seeds every demo customer with the demo password", async () => {
    for (const { customerId, email } of DEMO_CUSTOMERS) {
      const account = findAccount(sandbox, customerId);
      expect(customerSchema.parse(account)).toMatchObject({ customerId, email, hasPassword: true });
      expect(await checkPassword(sandbox, customerId, DEMO_PASSWORD)).toBe(true);
      expect(await checkPassword(sandbox, customerId, "Vitrine")).toBe(false);
    }
    expect(findAccountByEmail(sandbox, "fid@vitrine.test")).toMatchObject({ loyaltyType: "FID" });
    expect(findAccountByEmail(sandbox, "hsp@vitrine.test")).toMatchObject({ loyaltyType: "HSP" });
    expect(findAccountByEmail(sandbox, "new@vitrine.test")).toMatchObject({ newCustomer: true });
    expect(findAccountByEmail(sandbox, "deleted@vitrine.test")).toMatchObject({ isDeleted: true });
  });

  it("seeds the same rows twice", () => {
    const rows = () => sandbox.db.prepare("SELECT * FROM accounts ORDER BY customer_id").all();
    const before = rows();
    seedAccounts(sandbox);
    expect(rows()).toEqual(before);
  });

  it("finds by email whatever its case, and nobody by an unknown one", async () => {
    expect(findAccountByEmail(sandbox, "  FID@Vitrine.test ")?.customerId).toBe("c-1001");
    expect(findAccountByEmail(sandbox, "nobody@vitrine.test")).toBeNull();
    expect(findAccount(sandbox, "c-0")).toBeNull();
    expect(await checkPassword(sandbox, "c-0", "")).toBe(false);
  });

  it("creates an account once an address", async () => {
    const fields = { email: "Ines@vitrine.test", password: "Marinière 12", firstName: "Inès", lastName: "Roy" };
    const account = await createAccount(sandbox, fields);
    expect(account).toMatchObject({ customerId: "c-2001", newCustomer: true, isDeleted: false });
    expect(await checkPassword(sandbox, "c-2001", fields.password)).toBe(true);
    await expect(createAccount(sandbox, { ...fields, email: "ines@VITRINE.test" })).rejects.toThrow(EmailTakenError);
    expect((await createAccount(sandbox, { ...fields, email: "b@vitrine.test" })).customerId).toBe("c-2002");
  });

  it("updates, clears a field and keeps addresses unique", () => {
    expect(updateAccount(sandbox, "c-1001", { firstName: "Ana", birthday: undefined })).toMatchObject({
      firstName: "Ana",
      lastName: "Lefèvre",
    });
    expect(findAccount(sandbox, "c-1001")?.birthday).toBeUndefined();
    expect(() => updateAccount(sandbox, "c-1001", { email: "HSP@vitrine.test" })).toThrow(EmailTakenError);
    expect(updateAccount(sandbox, "c-1001", { email: "ana@vitrine.test" })?.email).toBe("ana@vitrine.test");
    expect(findAccountByEmail(sandbox, "fid@vitrine.test")).toBeNull();
    expect(updateAccount(sandbox, "c-0", {})).toBeNull();
  });

  it("changes the password", async () => {
    await setPassword(sandbox, "c-1001", "autre mot");
    expect(await checkPassword(sandbox, "c-1001", DEMO_PASSWORD)).toBe(false);
    expect(await checkPassword(sandbox, "c-1001", "autre mot")).toBe(true);
  });
});
