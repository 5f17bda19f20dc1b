import { delay, http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { tokenCookies } from "#tests/support/auth-provider.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext } from "#tests/support/request-context.ts";
import type { Env } from "../env.server";
import { LIMITS } from "../http/limits.server";
import type { Opened } from "../session/cookies.server";
import { completeAddress, suggestAddresses } from "./address-suggestions.server";

const server = useGatewayServer();
const PLACES = "http://places.test/places";
const env = { PLACES_URL: PLACES } as Env;
const TYPED = "14 rue des lil";

const aSuggestion = (number: number) => ({
  placeId: `a1-${number}`,
  title: `${number} rue des Lilas`,
  detail: "75019 Paris",
});
const PLACE = {
  placeId: "a1-14",
  kind: "address",
  street: "rue des Lilas",
  streetNumber: "14",
  zipCode: "75019",
  city: "Paris",
  country: "FR",
  position: { lat: 48.88, lon: 2.39 },
};

let customer: Opened;
/** URLs requested from the service. */
let asked: URL[];

beforeEach(async () => {
  asked = [];
  customer = await tokenCookies();
});

const aCustomersContext = () => aContext({ session: customer, shop: { env } });
const warnings = ({ lines }: { lines: string[] }) =>
  lines.filter((line) => line.includes("an address is not completed"));

/** Sets what the service answers to both calls. */
function placesAnswer(answer: () => Response | Promise<Response>): void {
  server.use(
    http.get(`${PLACES}/*`, ({ request }) => {
      asked.push(new URL(request.url));
      return answer();
    }),
  );
}

/** Failures of the service: none may be an error to the shopper, or delay the response by more than a second. */
const FAILURES: Record<string, () => Response | Promise<Response>> = {
  "does not know the call": () => HttpResponse.json({ code: "NO", message: "no" }, { status: 404 }),
  "refuses the key": () => new HttpResponse("denied", { status: 403 }),
  "is asked too often": () => new HttpResponse(null, { status: 429 }),
  "is unavailable": () => HttpResponse.json({ code: "UNAVAILABLE", message: "unavailable" }, { status: 500 }),
  "is unavailable and gives something all the same": () =>
    HttpResponse.json({ ...PLACE, suggestions: [aSuggestion(1)] }, { status: 500 }),
  "is not there": () => new HttpResponse("<html>", { status: 503 }),
  "cannot be reached": () => HttpResponse.error(),
  "leads elsewhere": () => HttpResponse.redirect("http://elsewhere.test/", 302),
  "answers no JSON": () => new HttpResponse("<html>welcome</html>", { headers: { "content-type": "text/html" } }),
  "answers nothing": () => new HttpResponse(null),
  "answers something else": () => HttpResponse.json({ suggestions: [{ placeId: 1 }] }),
  "answers null": () => HttpResponse.json(null),
  "does not answer in time": async () => {
    await delay(5_000);
    return HttpResponse.json({ suggestions: [] });
  },
  "stops in the middle of its answer": () =>
    new HttpResponse(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode("{")) })),
};

describe("suggestions for a street", () => {
  it("are asked for in the form's country and the shopper's language, five at most [PAY-22]", async () => {
    const languages: (string | null)[] = [];
    server.use(
      http.get(`${PLACES}/suggestions`, ({ request }) => {
        asked.push(new URL(request.url));
        languages.push(request.headers.get("accept-language"));
        return HttpResponse.json({ suggestions: [1, 2, 3, 4, 5, 6, 7].map(aSuggestion) });
      }),
    );
    const found = await suggestAddresses(aCustomersContext(), "  14  rue\tdes lil ", "BE");
    expect(found).toEqual([1, 2, 3, 4, 5].map(aSuggestion));
    expect(Object.fromEntries(asked[0]!.searchParams)).toEqual({
      input: TYPED,
      countries: "BE",
      kind: "address",
      limit: "5",
    });
    expect(languages).toEqual(["fr-FR"]);
  });

  it("are none where the service knows none", async () => {
    placesAnswer(() => HttpResponse.json({ suggestions: [] }));
    const context = aCustomersContext();
    expect(await suggestAddresses(context, TYPED, "FR")).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(warnings(context)).toEqual([]);
  });

  it("leave out what has nothing to show", async () => {
    placesAnswer(() => HttpResponse.json({ suggestions: [{ placeId: "x", title: " ", detail: "" }, aSuggestion(14)] }));
    expect(await suggestAddresses(aCustomersContext(), TYPED, "FR")).toEqual([aSuggestion(14)]);
  });

  it.each([
    ["", "FR"],
    ["14", "FR"],
    ["  a  b ".trim().slice(0, 2), "FR"],
    ["x".repeat(101), "FR"],
    [TYPED, ""],
    [TYPED, "fr"],
    [TYPED, "FR,DE"],
    [TYPED, "FRA"],
  ])("are not asked for: %j in %j", async (typed, country) => {
    const context = aCustomersContext();
    expect(await suggestAddresses(context, typed, country)).toEqual([]);
    expect(warnings(context)).toEqual([]);
  });

  it("take three to a hundred characters, whatever they are", async () => {
    placesAnswer(() => HttpResponse.json({ suggestions: [aSuggestion(1)] }));
    for (const typed of ["rue", "x".repeat(100), "a&b=c#d", "\ud83d rue", "../../x"])
      expect(await suggestAddresses(aCustomersContext(), typed, "FR")).toHaveLength(1);
    expect(asked.map(({ pathname }) => pathname)).toEqual(Array.from({ length: 5 }, () => "/places/suggestions"));
  });

  it("are for customers: nobody else costs the shop a call", async () => {
    const context = aContext({ shop: { env } });
    expect(await suggestAddresses(context, TYPED, "FR")).toEqual([]);
    expect(await completeAddress(context, "a1-14")).toBeNull();
  });

  it("end for whoever asks without end, and say for how long [BEY-21]", async () => {
    placesAnswer(() => HttpResponse.json({ suggestions: [aSuggestion(1)] }));
    const { shop } = aCustomersContext();
    const session: Opened = { ...customer, visitor: { anonymousId: "visitor-1" } };
    const ask = async () => {
      const context = aContext({ session, shop });
      return { found: await suggestAddresses(context, TYPED, "FR"), wait: context.retryAfter };
    };
    for (let count = 0; count < LIMITS.address.session; count += 1) expect((await ask()).found).toHaveLength(1);
    const { found, wait } = await ask();
    expect(found).toEqual([]);
    expect(wait).toBeGreaterThan(0);
    expect(asked).toHaveLength(LIMITS.address.session);
  });
});

describe("the whole of a suggestion", () => {
  it("is the street, the postcode, the town and the country, nothing else [PAY-22]", async () => {
    placesAnswer(() => HttpResponse.json(PLACE));
    const { zipCode, city, country } = PLACE;
    const line1 = "14 rue des Lilas";
    expect(await completeAddress(aCustomersContext(), "a1-14")).toEqual({ line1, zipCode, city, country });
    expect(asked[0]?.pathname).toBe("/places/places/a1-14");
  });

  it.each(["../suggestions", "a/b", "x?y=z", "%2e%2e", "\ud83d"])("is asked for as one name: %j", async (placeId) => {
    placesAnswer(() => HttpResponse.json(PLACE));
    expect(await completeAddress(aCustomersContext(), placeId)).toSatisfy(
      () => asked.length === 0 || /^\/places\/places\/[^/]+$/.test(asked[0]!.pathname),
    );
  });

  it.each(["", ".", "..", "x".repeat(201)])("is not asked for: %j", async (placeId) => {
    expect(await completeAddress(aCustomersContext(), placeId)).toBeNull();
  });
});

describe("when the places service", () => {
  it.each(Object.keys(FAILURES))(
    "%s, there are no suggestions; the log says so once, without what was typed [PAY-22]",
    async (failure) => {
      placesAnswer(FAILURES[failure]!);
      const context = aCustomersContext();
      const began = performance.now();
      expect(await suggestAddresses(context, TYPED, "FR")).toEqual([]);
      expect(await completeAddress(context, "a1-14")).toBeNull();
      expect(performance.now() - began).toBeLessThan(2_000);
      expect(warnings(context)).toHaveLength(2);
      expect(context.lines.join()).not.toContain("lil");
      expect(context.failure).toBeNull();
    },
  );

  it("sends much, no more is read than a place could be", async () => {
    const piece = new Uint8Array(1024 * 1024).fill(0x61);
    let sent = 0;
    const pull = (stream: ReadableStreamDefaultController) => {
      sent += 1;
      if (sent < 60) stream.enqueue(piece);
      else stream.close();
    };
    placesAnswer(() => new HttpResponse(new ReadableStream({ pull })));
    expect(await suggestAddresses(aCustomersContext(), TYPED, "FR")).toEqual([]);
    expect(sent).toBeLessThan(20);
  });
});
