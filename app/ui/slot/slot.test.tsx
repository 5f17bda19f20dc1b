import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { TakenSlot } from "#app/models/shared-document.ts";
import { ANONYMOUS, PersonalContext, usePersonal } from "../shell/personal";
import { slot, slotComponent, TakeSlotContext } from "./slot";

const Greeting = slot("greeting", function Greeting({ word }: { word: string }) {
  return <b>{`${word} ${usePersonal().customer?.firstName ?? "you"}`}</b>;
});
const camille = { ...ANONYMOUS, customer: { firstName: "Camille" } };

describe("a slot", () => {
  it("is its component for one shopper", () => {
    const page = (
      <PersonalContext.Provider value={camille}>
        <Greeting word="Hello" />
      </PersonalContext.Provider>
    );
    expect(renderToString(page)).toBe("<b>Hello Camille</b>");
  });

  it("leaves its place open in a page for everybody, and is filled by name and props", () => {
    const taken: TakenSlot[] = [];
    const take = (slot: TakenSlot) => createElement("i", null, taken.push(slot));
    const page = (
      <TakeSlotContext.Provider value={take}>
        <Greeting word="Hello" />
      </TakeSlotContext.Provider>
    );
    expect(renderToString(page)).toBe("<i>1</i>");
    const { name, props } = JSON.parse(JSON.stringify(taken[0])) as TakenSlot;
    const filled = createElement(slotComponent(name), props);
    expect(renderToString(<PersonalContext.Provider value={camille}>{filled}</PersonalContext.Provider>)).toBe(
      "<b>Hello Camille</b>",
    );
  });

  it("is the one place where a page for everybody reads what is one shopper's", () => {
    function Careless() {
      return <b>{usePersonal().customer?.firstName}</b>;
    }
    expect(() => renderToString(<Careless />)).toThrow("outside of a slot");
  });
});
