/** S2: the first opening loads the notices with a loading state, then scrolls to them after 300 ms. */
const SCROLL_DELAY_MS = 300;

async function load(body: HTMLElement, address: string): Promise<void> {
  const response = await fetch(address, { headers: { Accept: "text/html" } });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const notices = page.querySelector("[data-legal-notices]");
  if (notices) body.replaceChildren(...notices.children);
}

/**
 * Loads the footer's legal notices from their own page when they are first opened; after that the browser opens and
 * closes them. If loading fails, the link to that page remains.
 *
 * @returns detaches the listener
 */
export function attachLegalNotices(root: HTMLElement): () => void {
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || target.dataset.legal !== "") return;
    const link = target.querySelector<HTMLAnchorElement>("div a");
    const body = link?.parentElement;
    if (!link || !body) return;
    target.dataset.legal = "loaded";
    body.setAttribute("aria-busy", "true");
    load(body, link.href)
      .catch(() => undefined)
      .finally(() => {
        body.removeAttribute("aria-busy");
        setTimeout(() => body.scrollIntoView(), SCROLL_DELAY_MS);
      });
  };
  // `toggle` does not bubble.
  root.addEventListener("toggle", onToggle, true);
  return () => root.removeEventListener("toggle", onToggle, true);
}
