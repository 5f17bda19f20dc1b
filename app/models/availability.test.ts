import { describe, expect, it } from "vitest";
import { canBuyOption, canBuySku, isOrderableOnline, isUnavailableOnline, mayComeBack, stockOf } from "./availability";
import { AVAILABILITIES, AVAILABILITY_TYPES, STOCK_AVAILABILITIES } from "./product";

type Availability = (typeof AVAILABILITIES)[number];
type AvailabilityType = (typeof AVAILABILITY_TYPES)[number];
type Answer = "orderable" | "unavailable" | "neither";

const EXPECTED: Record<AvailabilityType, Record<Availability, Answer>> = {
  ONLINE_AND_IN_STORE: {
    AVAILABLE: "orderable",
    UNAVAILABLE: "unavailable",
    SOON_UNAVAILABLE: "orderable",
    SOON_AVAILABLE: "unavailable",
    ON_DEMAND: "orderable",
    DISCONTINUED: "unavailable",
    UNKNOWN: "neither",
  },
  ONLINE_ONLY: {
    AVAILABLE: "orderable",
    UNAVAILABLE: "unavailable",
    SOON_UNAVAILABLE: "orderable",
    SOON_AVAILABLE: "unavailable",
    ON_DEMAND: "orderable",
    DISCONTINUED: "unavailable",
    UNKNOWN: "neither",
  },
  IN_STORE_ONLY: {
    AVAILABLE: "unavailable",
    UNAVAILABLE: "unavailable",
    SOON_UNAVAILABLE: "unavailable",
    SOON_AVAILABLE: "unavailable",
    ON_DEMAND: "unavailable",
    DISCONTINUED: "unavailable",
    UNKNOWN: "unavailable",
  },
};

const pairs = AVAILABILITY_TYPES.flatMap((availabilityType) =>
  AVAILABILITIES.map((availability) => ({ availability, availabilityType })),
);

describe("availability online", () => {
  it.each(pairs)("decides $availability, $availabilityType [PDP-03]", (option) => {
    const expected = EXPECTED[option.availabilityType][option.availability];
    expect(isOrderableOnline(option)).toBe(expected === "orderable");
    expect(isUnavailableOnline(option)).toBe(expected === "unavailable");
  });
});

describe("mayComeBack", () => {
  const GONE: readonly Availability[] = ["DISCONTINUED", "UNKNOWN"];

  it.each(pairs)("says of $availability, $availabilityType whether an alert makes sense", (option) => {
    const isOnline = option.availabilityType !== "IN_STORE_ONLY";
    expect(mayComeBack(option)).toBe(isOnline && !GONE.includes(option.availability));
  });
});

describe("stock", () => {
  const stock = (availability: (typeof STOCK_AVAILABILITIES)[number], quantity: number) => ({
    stock: { availability, quantity },
  });

  it.each(STOCK_AVAILABILITIES)("is shown as %s while there is some [PDP-04]", (availability) => {
    expect(stockOf(stock(availability, 3))).toBe(availability);
  });

  it.each(STOCK_AVAILABILITIES)("is shown as UNAVAILABLE when %s counts no piece [PDP-04]", (availability) => {
    expect(stockOf(stock(availability, 0))).toBe("UNAVAILABLE");
  });

  it.each(pairs)("lets $availability, $availabilityType be bought only in sizes that are there", (option) => {
    const isOrderable = isOrderableOnline(option);
    expect(canBuySku(option, stock("AVAILABLE", 3))).toBe(isOrderable);
    expect(canBuySku(option, stock("FEW_REMAINING", 1))).toBe(isOrderable);
    expect(canBuySku(option, stock("UNAVAILABLE", 3))).toBe(false);
    expect(canBuySku(option, stock("AVAILABLE", 0))).toBe(false);
    expect(canBuyOption({ ...option, skus: [stock("UNAVAILABLE", 0), stock("AVAILABLE", 1)] })).toBe(isOrderable);
    expect(canBuyOption({ ...option, skus: [stock("UNAVAILABLE", 0)] })).toBe(false);
  });
});
