import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useText } from "#app/i18n/use-text.tsx";
import type { Key } from "#app/i18n/namespaces.ts";
import type { Refused } from "#app/models/form-problem.ts";
import { pagePath } from "#app/paths.ts";
import { Banner } from "../banner/banner";
import { Pagination } from "../pagination/pagination";
import { type ServerHtml, ServerPart } from "../static-html/server-html";
import { useAllSent } from "../undo-banner/use-sent";
import { useWishFocus } from "./use-wish-focus";
import { type LeavingWish, type RemovedWish, WishGrid } from "./wish-grid";
import styles from "./wishlist.module.css";

/** Key of its text. */
export type WishlistProblem = Extract<Key<"wishlist">, `error.${string}`>;

export interface OwnWishlistProps {
  total: number;
  page: number;
  pageSize: number;
  cells: readonly ServerHtml[];
  undo: readonly RemovedWish[];
  /** Messages beside the cards or instead of them; null when there are none. */
  notes: ServerHtml | null;
  /** The form that shares the list; null for an empty one. */
  share: ServerHtml | null;
  refused: Refused<WishlistProblem> | null;
  /** Address of the page itself. */
  address: string;
}

/** The list below its title, for visitors and customers. Its plain forms are sent without leaving the page. */
export function OwnWishlist({ total, page, pageSize, cells, undo, notes, share, refused, address }: OwnWishlistProps) {
  const t = useText("wishlist");
  // The same as `useErrorTitle`, which would be one more script file for visitors.
  useEffect(() => {
    if (!refused) return;
    const before = document.title;
    document.title = refused.errorTitle;
    return () => {
      if (document.title === refused.errorTitle) document.title = before;
    };
  }, [refused]);
  const submit = useSubmit();
  const box = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<readonly LeavingWish[]>([]);
  const removed = useAllSent("productId", "remove");
  const note = useWishFocus(box, cells, removed.join());
  const send = (event: FormEvent) => {
    note(event);
    const form = event.target as HTMLElement;
    if (!form.matches("[data-wishes]")) return;
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    const wish = { key: form.closest("li")?.dataset.content, productId: submitter.value, name: form.dataset.wishes! };
    setPressed((all) => [...all, wish]);
    const data = new FormData(form as HTMLFormElement, submitter);
    // A visitor's list is one cookie: what is being removed is still in the one that goes with this form.
    if (data.get("intent") === "remove") removed.forEach((id) => data.append("productId", id as string));
    submit(data, { method: "post", preventScrollReset: true });
  };
  useEffect(() => {
    const button = document.querySelector<HTMLButtonElement>("[data-copied]");
    if (button) import("./copy-link").then(({ offerCopying }) => offerCopying(button)).catch(() => {});
  }, [share]);
  return (
    <div className="stack" ref={box} tabIndex={-1} onSubmit={send}>
      {refused && (
        <Banner kind="danger" announce>
          <p>{t(refused.problem)}</p>
        </Banner>
      )}
      {notes && <ServerPart content={notes} />}
      {cells.length > 0 && (
        <h2 className={`lead ${styles.count}`} tabIndex={-1}>
          {t("count", { count: total })}
        </h2>
      )}
      <WishGrid cells={cells} leaving={pressed.filter(({ productId }) => removed.includes(productId))} undo={undo} />
      <Pagination page={page} pageSize={pageSize} total={total} hrefOf={(other) => pagePath(address, other)} />
      {share && <ServerPart content={share} />}
    </div>
  );
}
