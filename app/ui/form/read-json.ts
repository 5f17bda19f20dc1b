/**
 * What a resource route answers to a script; null when it is not available. A plain fetch: a Remix fetcher would show
 * the error page when the network fails, and renders the page again for each answer.
 */
export async function readJson<T>(address: string, signal: AbortSignal): Promise<T | null> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? ((await answer.json()) as T | null) : null;
  } catch {
    return null;
  }
}
