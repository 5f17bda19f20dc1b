import type { ReactElement } from "react";
import type { PreferredStore } from "#app/bff/account/preferred-store.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { placeView } from "#app/bff/stores/place-view.server.ts";
import { serverHtml } from "#app/document/server-html.server.tsx";
import type { FoundPlaces } from "#app/i18n/place-words.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { MoreText, useText } from "#app/i18n/use-text.tsx";
import type { PlaceView } from "#app/models/place-view.ts";
import { Badge } from "#app/ui/chip/chip.tsx";
import { buttonClass } from "#app/ui/button/button.tsx";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import { PlaceFacts } from "#app/ui/stores/place-facts.tsx";
import { PlaceList } from "#app/ui/stores/place-list.tsx";
import styles from "./view.module.css";

/** Shops as HTML: the button that chooses one sends a document (ADR 0034). */

export interface StoresView {
  /** Null when it cannot be loaded. */
  mine: ServerHtml | "none" | "gone" | null;
  /** Null before a search. */
  search: (FoundPlaces & { /** Null while nobody answers. */ stores: ServerHtml | null }) | null;
}

export async function storesView(context: RequestContext, { mine, search }: PreferredStore): Promise<StoresView> {
  const now = new Date();
  const own = mine === null || typeof mine === "string" ? null : mine;
  const { stores = null, total = 0 } = search?.found ?? {};
  const found = stores && (await Promise.all(stores.map((store) => placeView(context, store, now))));
  const part = (element: ReactElement) => {
    const messages = pageMessages(context.language, "preferences", "places");
    return serverHtml(context, <MoreText messages={messages}>{element}</MoreText>);
  };
  return {
    mine: own ? part(<Mine store={await placeView(context, own, now)} />) : (mine as "none" | "gone" | null),
    search: search && {
      place: search.place,
      count: found?.length ?? 0,
      isAll: total <= (found?.length ?? 0),
      stores: found ? part(<Found stores={found} mine={own?.storeId ?? null} />) : null,
    },
  };
}

function Mine({ store }: { store: PlaceView }) {
  const t = useText("preferences");
  const { name, href, phone } = store;
  return (
    <section className={styles.mine} aria-label={t("store.mine")}>
      <PlaceFacts place={store} title={<h2 className="title">{name}</h2>} />
      <p className={styles.links}>
        {href && (
          <a className="text-link text-link-tall" href={href}>
            {t("store.details")}
          </a>
        )}
        {phone && (
          <a className="text-link text-link-tall" href={phone.href}>
            {phone.text}
          </a>
        )}
      </p>
    </section>
  );
}

function Found({ stores, mine }: { stores: readonly PlaceView[]; mine: string | null }) {
  return (
    <PlaceList
      places={stores}
      parts={({ storeId, name }) => ({
        title: <h3 className={styles.name}>{name}</h3>,
        actions: <Choice storeId={storeId} name={name} isMine={storeId === mine} />,
      })}
    />
  );
}

/** The button that makes a shop the preferred one. */
function Choice({ storeId, name, isMine }: { storeId: string; name: string; isMine: boolean }) {
  const t = useText("preferences");
  if (isMine) return <Badge variant="confirmed">{t("store.chosen")}</Badge>;
  return (
    <form method="post">
      <input type="hidden" name="intent" value="choose" />
      <button className={buttonClass({ variant: "outline", size: "small" })} name="storeId" value={storeId}>
        {t("store.choose")}
        <span className="visually-hidden"> {name}</span>
      </button>
    </form>
  );
}
