import { parseArgs } from "node:util";
import { signIn } from "../auth/sign-in.fixture";
import { contractTests } from "./runner/contract-tests";
import { report } from "./runner/report";

const USAGE = `npm run contract -- --gateway URL [options]

  --gateway URL        the gateway, for example http://localhost:4000/gateway
  --key KEY            its subscription key (GATEWAY_SUBSCRIPTION_KEY, or the sandbox's)
  --token JWT          access token of a customer made for tests; or, with the sandbox's sign-in:
  --auth URL           the OpenID provider (the gateway's origin with /auth)
  --email, --password  who signs in there (fid@vitrine.test, vitrine)
  --store ID           which country's shop (1001)
  --locale TAG         its language (fr-FR)
  --gift-card NUMBER   one with enough on it to pay an order (6006000000000002)
  --message-token T    token of a message that was sent to somebody (sandbox-token-fid)

An order is placed and an account deleted and reactivated: not for customers that anybody needs.
`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      gateway: { type: "string" },
      key: { type: "string", default: process.env.GATEWAY_SUBSCRIPTION_KEY ?? "sandbox-key" },
      token: { type: "string" },
      auth: { type: "string" },
      email: { type: "string", default: "fid@vitrine.test" },
      password: { type: "string", default: "vitrine" },
      store: { type: "string", default: "1001" },
      locale: { type: "string", default: "fr-FR" },
      "gift-card": { type: "string", default: "6006000000000002" },
      "message-token": { type: "string", default: "sandbox-token-fid" },
    },
  });
  if (!values.gateway) {
    process.stderr.write(USAGE);
    return 2;
  }
  const gateway = values.gateway.replace(/\/$/, "");
  const issuer = values.auth ?? `${new URL(gateway).origin}/auth`;
  const token = values.token ?? (await signIn({ issuer }, values)).tokens.accessToken;
  const { key: subscriptionKey, store, locale } = values;
  const password = values.token === undefined ? values.password : null;
  const target = { gateway, subscriptionKey, store, locale, token, password, messageToken: values["message-token"] };
  const { text, failed } = report(await contractTests(target, { giftCard: values["gift-card"] }));
  process.stdout.write(`${text}\n`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
