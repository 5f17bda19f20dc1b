/**
 * Adds to the header's menus what popovers and CSS lack: Escape closes a panel opened by hover or focus, arrow keys
 * move between entries (S2), and browsers without anchor positioning get the position of the bar's end. One set of
 * delegated listeners, because the menus' HTML is not rendered by React in the browser.
 */

const ENTRY = "[data-menu-entry]";
const LINKS = "a[href], button";

function entryOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ENTRY) : null;
}

function panelOf(entry: Element): HTMLElement | null {
  return entry.querySelector<HTMLElement>("[popover]");
}

/** The first element of an entry in the tab order: its link, or its button when it has no link. */
function headOf(entry: Element): HTMLElement | null {
  return entry.querySelector<HTMLElement>(LINKS);
}

function openPanel(panel: HTMLElement): void {
  if (!panel.matches(":popover-open")) panel.showPopover();
  panel.querySelector<HTMLElement>(LINKS)?.focus();
}

function closePanel(entry: HTMLElement): void {
  const panel = panelOf(entry);
  if (panel?.matches(":popover-open")) panel.hidePopover();
  // Without the mark, hover or focus would open it again at once; leaving the entry removes it.
  entry.dataset.dismissed = "";
}

/** The element `step` places further in a list, around its ends; null when `from` is not in it. */
function neighbour(list: NodeListOf<HTMLElement>, from: Element, step: number): HTMLElement | null {
  const at = Array.prototype.indexOf.call(list, from);
  return at < 0 ? null : (list[(at + step + list.length) % list.length] ?? null);
}

function moveInPanel(panel: HTMLElement, event: KeyboardEvent): void {
  const links = panel.querySelectorAll<HTMLElement>(LINKS);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const to = event.key === "Home" ? links[0] : event.key === "End" ? links[links.length - 1] : undefined;
  const target = step && document.activeElement ? neighbour(links, document.activeElement, step) : to;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function moveToEntry(entry: HTMLElement, step: number): void {
  const menu = entry.closest("[data-menu]");
  const next = menu && neighbour(menu.querySelectorAll<HTMLElement>(ENTRY), entry, step);
  if (!next) return;
  const panel = panelOf(entry);
  if (panel?.matches(":popover-open")) panel.hidePopover();
  headOf(next)?.focus();
}

function onKeyDown(event: KeyboardEvent): void {
  const entry = entryOf(event.target);
  if (!entry || event.altKey || event.ctrlKey || event.metaKey) return;
  const panel = panelOf(entry);
  const isInPanel = panel?.contains(event.target as Node) ?? false;
  if (event.key === "Escape") {
    if (isInPanel) headOf(entry)?.focus();
    closePanel(entry);
  } else if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
    moveToEntry(entry, event.key === "ArrowLeft" ? -1 : 1);
  } else if (panel && isInPanel) {
    moveInPanel(panel, event);
  } else if (panel && event.key === "ArrowDown") {
    event.preventDefault();
    openPanel(panel);
  }
}

/** The panel's button closes it as a popover, but hover would keep it open. */
function onClick({ target }: Event): void {
  const entry = (target as Element).closest("[popovertargetaction='hide']") && entryOf(target);
  if (entry) closePanel(entry);
}

/** @returns detaches everything */
export function attachMenuBehaviour(header: HTMLElement): () => void {
  const forget = (event: Event) => {
    const entry = entryOf(event.target);
    const to = (event as MouseEvent | FocusEvent).relatedTarget;
    if (entry && !(to instanceof Node && entry.contains(to))) delete entry.dataset.dismissed;
  };
  // Escape without a focused element closes the panel under the pointer too.
  const dismissHovered = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    const hovered = header.querySelector<HTMLElement>(`${ENTRY}:hover`);
    if (hovered) closePanel(hovered);
  };
  const placePanels = () => {
    const { bottom } = header.getBoundingClientRect();
    document.documentElement.style.setProperty("--mega-top", `${bottom}px`);
  };
  const needsPlace = !(globalThis.CSS?.supports?.("top: anchor(bottom)") ?? false);
  header.addEventListener("click", onClick);
  header.addEventListener("keydown", onKeyDown);
  header.addEventListener("mouseout", forget);
  header.addEventListener("focusout", forget);
  document.addEventListener("keydown", dismissHovered);
  // On the whole document: the veil of every layer begins below the header.
  if (needsPlace) document.addEventListener("beforetoggle", placePanels, true);
  return () => {
    header.removeEventListener("click", onClick);
    header.removeEventListener("keydown", onKeyDown);
    header.removeEventListener("mouseout", forget);
    header.removeEventListener("focusout", forget);
    document.removeEventListener("keydown", dismissHovered);
    document.removeEventListener("beforetoggle", placePanels, true);
  };
}
