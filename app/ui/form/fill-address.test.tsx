// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  asked,
  openForm,
  PLACE,
  press,
  status,
  suggest,
  type,
  fakeSuggestions,
  valueOf,
} from "#tests/support/address-form.tsx";

fakeSuggestions();

describe("an address that was chosen", () => {
  it("takes a pressed option, and keeps the second line and the focus", async () => {
    await openForm({ line2: "Bâtiment C", zipCode: "69001", city: "Lyon" });
    await suggest("14 rue");
    expect(fireEvent.mouseDown(screen.getByText("75019 Paris"))).toBe(false);
    fireEvent.click(screen.getByText("75019 Paris"));
    await asked.at(-1)!.answer(PLACE);
    const standing = ["line1", "line2", "zipCode", "city", "country"].map(valueOf);
    expect(standing).toEqual(["14 rue des Lilas", "Bâtiment C", "75019", "Paris", "FR"]);
    type("14 bis rue des Lilas");
    expect(valueOf("line1")).toBe("14 bis rue des Lilas");
  });

  it("chooses the address's country where the form offers it, and leaves it where it does not", async () => {
    await openForm();
    for (const [country, chosen] of [
      ["BE", "BE"],
      ["PL", "BE"],
    ] as const) {
      await suggest(`rue de ${country}`);
      press("ArrowDown");
      press("Enter");
      await asked.at(-1)!.answer({ ...PLACE, country, zipCode: `1000 ${country}` });
      expect([valueOf("country"), valueOf("zipCode")]).toEqual([chosen, `1000 ${country}`]);
      type("");
    }
    expect(document.querySelector("#zipCode-hint")?.textContent).toContain("Belgium");
  });

  it("drops the whole of an address that was chosen before another", async () => {
    await openForm();
    await suggest("14 rue");
    press("ArrowDown");
    press("Enter");
    const first = asked.at(-1)!;
    await suggest("14 rue de");
    press("ArrowUp");
    press("Enter");
    const second = asked.at(-1)!;
    await first.answer(PLACE);
    expect(status()).toBe("");
    await second.answer({ ...PLACE, line1: "14 rue de Lille", zipCode: "75007" });
    expect([valueOf("line1"), valueOf("zipCode")]).toEqual(["14 rue de Lille", "75007"]);
  });

  it("never overwrites what is typed meanwhile [PAY-22]", async () => {
    await openForm({ city: "Lyon" });
    await suggest("14 rue");
    press("ArrowDown");
    press("Enter");
    type("14 rue des Lilas, appt 3");
    fireEvent.input(screen.getByLabelText(/^Postcode/), { target: { value: "75020" } });
    await asked.find(({ query }) => query.place)!.answer(PLACE);
    expect(["line1", "zipCode", "city"].map(valueOf)).toEqual(["14 rue des Lilas, appt 3", "75020", "Paris"]);
  });

  it("keeps the chosen street when the rest of the address cannot be had", async () => {
    await openForm({ zipCode: "69001" });
    await suggest("14 rue");
    press("ArrowDown");
    press("Enter");
    await asked.at(-1)!.fail();
    expect([valueOf("line1"), valueOf("zipCode"), status()]).toEqual(["14 rue des Lilas", "69001", ""]);
  });
});
