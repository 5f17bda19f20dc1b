/** A browser without scripts on the payment pages: reads a form, sends it, and stops where it is sent elsewhere. */
export interface PageSeen {
  status: number;
  /** Where it was sent, or where it is. */
  url: string;
  text: string;
}

export async function open(url: string): Promise<PageSeen> {
  return see(url, await fetch(url, { redirect: "manual" }));
}

/** Sends the page's first form that has a field or action of this name, with its hidden fields. */
export async function post(page: PageSeen, action: RegExp, fields: Record<string, string> = {}): Promise<PageSeen> {
  const target = [...page.text.matchAll(/<form[^>]*method="post"[^>]*action="([^"]*)"/g)]
    .map((match) => match[1] ?? "")
    .find((one) => action.test(one));
  if (target === undefined) throw new Error(`No form ${String(action)} on ${page.url}`);
  const hidden = [...page.text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const body = new URLSearchParams(hidden.map((match) => [match[1] ?? "", match[2] ?? ""]));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const url = new URL(target, page.url).href;
  return see(url, await fetch(url, { method: "POST", body, redirect: "manual" }));
}

/** Follows redirects within the payment pages; stops at the shop's address without asking it. */
export async function follow(page: PageSeen): Promise<PageSeen> {
  return page.status === 303 && new URL(page.url).pathname.startsWith("/pay/") ? follow(await open(page.url)) : page;
}

async function see(url: string, response: Response): Promise<PageSeen> {
  const location = response.headers.get("Location");
  return {
    status: response.status,
    url: location === null ? url : new URL(location, url).href,
    text: await response.text(),
  };
}
