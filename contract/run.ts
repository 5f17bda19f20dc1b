import { parseArgs } from "node:util";
import { signIn } from "./sign-in";
import { contractTests } from "./runner/contract-tests";
import { NotReady, preflight, preflightCustomer } from "./runner/preflight";
import { Prober, reasonOf } from "./runner/prober";
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

  --all                every failure, not the first five of each call

An order is placed and an account deleted and reactivated: not for customers that anybody needs.
Ends with 0 when the contract is kept, 1 when it is not, 2 when the tests could not begin.
`;

function readOptions() {
  try {
    return parseArgs({
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
        all: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new NotReady(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function readAddress(option: string, text: string): string {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new NotReady(`--${option} ${text} is no address with http://.`);
  return text.replace(/\/+$/, "");
}

async function tokenFor(issuer: string, who: { email: string; password: string }): Promise<string> {
  try {
    return (await signIn({ issuer }, who)).tokens.accessToken;
  } catch (error) {
    const reason = error instanceof Error ? reasonOf(error) : String(error);
    throw new NotReady(
      `${who.email} cannot sign in at ${issuer} (${reason}): give --email and --password, another --auth, or a --token.`,
    );
  }
}

async function main(): Promise<number> {
  const {
    gateway: given,
    token,
    auth,
    email,
    password,
    key: subscriptionKey,
    store,
    locale,
    ...values
  } = readOptions();
  if (given === undefined) throw new NotReady(USAGE);
  const gateway = readAddress("gateway", given);
  const target = {
    ...{ gateway, subscriptionKey, store, locale },
    password: token === undefined ? password : null,
    messageToken: values["message-token"],
  };
  // Check the gateway's address before signing in: with a wrong address, a failed sign-in would be blamed on the
  // password.
  await preflight(new Prober({ ...target, token: "" }));
  const issuer = readAddress("auth", auth ?? `${new URL(gateway).origin}/auth`);
  const customer = { ...target, token: token ?? (await tokenFor(issuer, { email, password })) };
  await preflightCustomer(new Prober(customer));
  const { outcomes, stops } = await contractTests(customer, { giftCard: values["gift-card"] });
  const { text, failed } = report({ outcomes: outcomes.values(), stops }, { all: values.all });
  process.stdout.write(`${text}\n`);
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof NotReady)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
