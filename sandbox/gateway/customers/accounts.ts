import { Router } from "express";
import type { z } from "zod";
import { accountUpdateSchema, changePasswordSchema, customerSchema, type Customer } from "#models/customer.ts";
import {
  type AccountPatch,
  checkPassword,
  EmailTakenError,
  findAccount,
  setPassword,
  updateAccount,
} from "../../customers/accounts";
import { endOtherSessions } from "../../auth/other-sessions";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { contextOf, customerOf } from "../context";
import { GatewayError, notFound, read } from "../errors";
import type { Resource } from "../resource";
import { isStore } from "../stores/is-store";
import { requireActiveCustomer } from "./active-customer";
import { phoneQuality } from "./phone-quality";

/** The account of the customer who is signed in (S7). The accounts themselves belong to the sign-in service. */
export const accounts: Resource = {
  name: "accounts",
  schema: "",
  seed: () => undefined,
  router(sandbox) {
    const router = Router();
    router.get(
      "/accounts-self",
      handler((_request, response) => response.json(getCustomer(sandbox, customerOf(response)))),
    );
    router.put(
      "/accounts-self/reactivate",
      handler((_request, response) => {
        const customerId = customerOf(response);
        updateAccount(sandbox, customerId, { isDeleted: false });
        response.json(getCustomer(sandbox, customerId));
      }),
    );
    router.use("/accounts-self", requireActiveCustomer(sandbox));
    mountChanges(router, sandbox);
    return router;
  },
};

function mountChanges(router: Router, sandbox: Sandbox): void {
  router.put(
    "/accounts-self",
    handler((request, response) => {
      const customerId = customerOf(response);
      const update = read(accountUpdateSchema, request.body);
      if (update.birthday !== undefined && Date.parse(update.birthday) > sandbox.now()) {
        throw new GatewayError(422, "BIRTHDAY_IN_FUTURE", "Nobody is born in the future");
      }
      if (update.preferredStore !== undefined && !isStore(sandbox, update.preferredStore)) {
        throw new GatewayError(422, "STORE_UNKNOWN", `There is no shop ${update.preferredStore}`);
      }
      change(sandbox, customerId, withQuality(update, contextOf(response).country));
      response.json(getCustomer(sandbox, customerId));
    }),
  );

  router.delete(
    "/accounts-self",
    handler((_request, response) => {
      const customerId = customerOf(response);
      updateAccount(sandbox, customerId, { isDeleted: true });
      endOtherSessions(sandbox, customerId, contextOf(response).signInSession);
      response.status(204).end();
    }),
  );

  router.put(
    "/accounts-self/password",
    handler(async (request, response) => {
      const customerId = customerOf(response);
      const { currentPassword, newPassword } = read(changePasswordSchema, request.body);
      if (!(await checkPassword(sandbox, customerId, currentPassword))) {
        throw new GatewayError(422, "PASSWORD_WRONG", "The current password is wrong");
      }
      await setPassword(sandbox, customerId, newPassword);
      endOtherSessions(sandbox, customerId, contextOf(response).signInSession);
      response.status(204).end();
    }),
  );
}

function change(sandbox: Sandbox, customerId: string, patch: AccountPatch): void {
  try {
    updateAccount(sandbox, customerId, patch);
  } catch (error) {
    if (!(error instanceof EmailTakenError)) throw error;
    throw new GatewayError(422, "EMAIL_TAKEN", "Another account has this address");
  }
}

/** An address or number that was changed is checked anew. */
function withQuality(update: z.infer<typeof accountUpdateSchema>, country: string): AccountPatch {
  const { email, phoneNumber, phoneNumberCountry = country } = update;
  return {
    ...update,
    ...(email === undefined ? {} : { emailQuality: "OK" }),
    ...(phoneNumber === undefined
      ? {}
      : { phoneNumberCountry, phoneNumberQuality: phoneQuality(phoneNumber, phoneNumberCountry) }),
  };
}

function getCustomer(sandbox: Sandbox, customerId: string): Customer {
  const account = findAccount(sandbox, customerId);
  if (!account) throw notFound("There is no such account", "ACCOUNT_UNKNOWN");
  return customerSchema.parse(account);
}
