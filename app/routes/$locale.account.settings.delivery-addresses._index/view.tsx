import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import type { AddressBook, AddressCard } from "#app/bff/account/address-pages.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { paths } from "#app/paths.ts";
import { AccountHead, AddressLines, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { RowList } from "#app/ui/account/row-list.tsx";
import { Notice } from "#app/ui/banner/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button/button.tsx";
import { Badge } from "#app/ui/chip/chip.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Field } from "#app/ui/field/field.tsx";
import { useWordsOfAddress } from "#app/ui/field/use-words-of-address.ts";
import { useErrorTitle } from "#app/ui/form/form-state.tsx";
import { UndoBanner } from "#app/ui/undo-banner/undo-banner.tsx";
import { useAllSent } from "#app/ui/undo-banner/use-sent.ts";
import styles from "./view.module.css";

export interface AddressBookProps {
  /** Null when it cannot be loaded. */
  book: AddressBook | null;
  problem: FormProblem | null;
}

const PAGE = "settings/delivery-addresses";

export function AddressBookPage({ book, problem }: AddressBookProps) {
  const { prefix } = useLocale();
  const t = useText("settings");
  useErrorTitle(problem);
  const removed = useAllSent("id", "delete");
  const left = book && book.total - removed.length;
  const create = (
    <p>
      <ButtonLink to={paths.account(prefix, `${PAGE}/create`)}>{t("addresses.add")}</ButtonLink>
    </p>
  );
  return (
    <>
      <AccountHead
        title={t("delivery.title")}
        lead={left ? t("addresses.lead") : undefined}
        back={{ to: paths.account(prefix, "settings"), label: t("title") }}
      />
      <div className="stack stack-wide">
        {problem?.notice && <Notice of={problem}>{problem.notice}</Notice>}
        {book === null && <PartUnavailable />}
        {left ? create : null}
        {book?.hasSearch && <Search query={book.query} />}
        {book && <Cards book={book} removed={removed} />}
        {left === 0 && (
          <EmptyState icon="pin" title={t("addresses.empty")}>
            <p className="lead">{t("addresses.emptyText")}</p>
            {create}
          </EmptyState>
        )}
      </div>
    </>
  );
}

function Search({ query }: { query: string }) {
  const { prefix } = useLocale();
  const t = useText("settings");
  useWordsOfAddress("q", query);
  return (
    <Form method="get" role="search" className={styles.search}>
      <Field
        name="q"
        type="search"
        label={t("addresses.search")}
        hint={t("addresses.searchHint")}
        defaultValue={query}
        plainLabel
        action={
          <Button type="submit" variant="outline">
            {t("addresses.searchButton")}
          </Button>
        }
      />
      {query && (
        <Link className="text-link text-link-tall small" to={paths.account(prefix, PAGE)}>
          {t("addresses.all")}
        </Link>
      )}
    </Form>
  );
}

/** The addresses, with an undo banner in place of a deleted one. */
function Cards({ book, removed }: { book: AddressBook; removed: readonly unknown[] }) {
  const t = useText("settings");
  const { addresses, query, total, undo } = book;
  const cards = addresses.map((address) =>
    removed.includes(address.id) ? (
      <Undo key={`undo ${address.id}`} undo={address} />
    ) : (
      <Card key={address.id} address={address} />
    ),
  );
  // There is one undo at a time.
  if (undo && removed.length === 0) cards.splice(undo.position, 0, <Undo key={`undo ${undo.id}`} undo={undo} />);
  return (
    <>
      {addresses.length === 0 && query && total > 0 && <p role="status">{t("addresses.notFound", { query })}</p>}
      {cards.length > 0 && (
        <RowList className={styles.cards} shown={book} removed={removed}>
          {cards}
        </RowList>
      )}
    </>
  );
}

function Card({ address: { id, name, lines, phone, isFavourite } }: { address: AddressCard }) {
  const { prefix } = useLocale();
  const t = useText("settings");
  return (
    <li className={styles.card} data-row={id}>
      {isFavourite && (
        <p>
          <Badge variant="line">{t("addresses.favourite")}</Badge>
        </p>
      )}
      <AddressLines lines={phone ? [...lines, phone] : lines} />
      <Form method="post" preventScrollReset className={styles.buttons}>
        <input type="hidden" name="id" value={id} />
        <Link
          className="text-link text-link-tall small"
          to={paths.account(prefix, `${PAGE}/${encodeURIComponent(id)}/edit`)}
        >
          {t("edit")}
          <span className="visually-hidden"> {name}</span>
        </Link>
        {!isFavourite && (
          <button className="text-link text-link-tall small" name="intent" value="favourite">
            {t("addresses.makeFavourite")}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
        <button className="text-link text-link-tall small" name="intent" value="delete">
          {t("addresses.remove")}
          <span className="visually-hidden"> {name}</span>
        </button>
      </Form>
    </li>
  );
}

function Undo({ undo: { id, name } }: { undo: Pick<AddressCard, "id" | "name"> }) {
  const t = useText("settings");
  const [isOver, setOver] = useState(false);
  const isPending = useAllSent("id").includes(id);
  if (isOver) return null;
  return (
    <li className={styles.undo} tabIndex={-1} data-row={id}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <UndoBanner button={{ name: "intent", value: "undo" }} pending={isPending} onExpire={() => setOver(true)}>
          {t("addresses.removed", { name })}
        </UndoBanner>
      </Form>
    </li>
  );
}
