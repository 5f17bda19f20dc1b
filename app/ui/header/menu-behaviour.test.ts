// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { attachMenuBehaviour } from "./menu-behaviour";

const MARKUP = `
  <header>
    <ul data-menu="">
      <li data-menu-entry=""><a id="new" href="/new">New</a></li>
      <li data-menu-entry="">
        <a id="women" href="/women">Women</a><button id="open-women">Open</button>
        <div popover id="panel"><a id="coats" href="/coats">Coats</a><a id="dresses" href="/dresses">Dresses</a><a id="bags" href="/bags">Bags</a></div>
      </li>
      <li data-menu-entry=""><button id="more">More</button><div popover id="more-panel"><a id="journal" href="/journal">Journal</a></div></li>
    </ul>
    <div data-menu-entry="" id="tool"><a id="cart" href="/cart">Cart</a><div popover id="mini-cart"><a id="view" href="/cart">View</a></div></div>
  </header>`;

const byId = (id: string) => document.getElementById(id)!;
const focused = () => document.activeElement?.id;

/** happy-dom has no popovers: records opening and closing, which the code leaves to the browser. */
function withPopovers(): void {
  for (const panel of document.querySelectorAll<HTMLElement>("[popover]")) {
    const matches = panel.matches.bind(panel);
    Object.assign(panel, {
      matches: (selector: string) => (selector === ":popover-open" ? panel.dataset.open === "yes" : matches(selector)),
      showPopover: () => void (panel.dataset.open = "yes"),
      hidePopover: () => void delete panel.dataset.open,
    });
  }
}

function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return event;
}

describe("the header's menus [SHELL-07]", () => {
  let detach: () => void;
  beforeEach(() => {
    document.body.innerHTML = MARKUP;
    withPopovers();
    detach = attachMenuBehaviour(document.querySelector("header")!);
  });
  afterEach(() => {
    detach();
    vi.unstubAllGlobals();
  });

  it("move from entry to entry with the left and right arrows, around the ends", () => {
    byId("new").focus();
    press("ArrowRight");
    expect(focused()).toBe("women");
    press("ArrowRight");
    expect(focused()).toBe("more");
    press("ArrowRight");
    expect(focused()).toBe("new");
    press("ArrowLeft");
    expect(focused()).toBe("more");
  });

  it("open a panel with the down arrow and put the focus on its first link", () => {
    byId("women").focus();
    const event = press("ArrowDown");
    expect(byId("panel").dataset.open).toBe("yes");
    expect(focused()).toBe("coats");
    expect(event.defaultPrevented).toBe(true);
  });

  it("move inside a panel with the arrows, Home and End", () => {
    byId("women").focus();
    press("ArrowDown");
    press("ArrowDown");
    expect(focused()).toBe("dresses");
    press("End");
    expect(focused()).toBe("bags");
    press("ArrowDown");
    expect(focused()).toBe("coats");
    press("ArrowUp");
    expect(focused()).toBe("bags");
    press("Home");
    expect(focused()).toBe("coats");
  });

  it("close the panel when the arrows leave its entry", () => {
    byId("women").focus();
    press("ArrowDown");
    press("ArrowRight");
    expect(byId("panel").dataset.open).toBeUndefined();
    expect(focused()).toBe("more");
  });

  it("close with Escape, which gives the focus back to the entry and keeps hover and focus from opening it again", () => {
    byId("women").focus();
    press("ArrowDown");
    press("Escape");
    expect(byId("panel").dataset.open).toBeUndefined();
    expect(focused()).toBe("women");
    expect(byId("women").closest("li")!.dataset.dismissed).toBe("");
  });

  it("forget a dismissal when the entry is left", () => {
    byId("women").focus();
    press("Escape");
    byId("new").focus();
    expect(byId("women").closest("li")!.dataset.dismissed).toBeUndefined();
  });

  it("keep a dismissal while the pointer moves inside the entry", () => {
    byId("women").focus();
    press("Escape");
    const out = (relatedTarget: Element) => new MouseEvent("mouseout", { bubbles: true, relatedTarget });
    byId("women").dispatchEvent(out(byId("open-women")));
    expect(byId("women").closest("li")!.dataset.dismissed).toBe("");
    byId("women").dispatchEvent(out(document.body));
    expect(byId("women").closest("li")!.dataset.dismissed).toBeUndefined();
  });

  it("open the cart's panel with the down arrow and close it with Escape [SHELL-04]", () => {
    byId("cart").focus();
    press("ArrowDown");
    expect(focused()).toBe("view");
    press("Escape");
    expect(focused()).toBe("cart");
    expect(byId("mini-cart").dataset.open).toBeUndefined();
  });

  it("leave keys with a modifier and keys elsewhere alone", () => {
    byId("women").focus();
    expect(press("ArrowDown", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(byId("panel").dataset.open).toBeUndefined();
  });

  it("tell panels where the bar ends, where the browser cannot", () => {
    detach();
    vi.stubGlobal("CSS", { supports: () => false });
    detach = attachMenuBehaviour(document.querySelector("header")!);
    vi.spyOn(document.querySelector("header")!, "getBoundingClientRect").mockReturnValue({ bottom: 106 } as DOMRect);
    byId("panel").dispatchEvent(new Event("beforetoggle"));
    expect(document.documentElement.style.getPropertyValue("--mega-top")).toBe("106px");
  });

  it("do nothing any more once detached", () => {
    detach();
    byId("new").focus();
    press("ArrowRight");
    expect(focused()).toBe("new");
  });
});
