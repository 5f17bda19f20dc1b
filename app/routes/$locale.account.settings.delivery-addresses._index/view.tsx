import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import type { AddressBook, AddressCard } from "~/bff/account/address-pages.server";
import { useLocale, useText } from "~/i18n/use-text";
import type { FormProblem } from "~/models/form-problem";
import { paths } from "~/paths";
import { AccountHead, AddressLines, PartUnavailable } from "~/ui/account/account-parts";
import { RowList } from "~/ui/account/row-list";
import { Notice } from "~/ui/banner/banner";
import { Button, ButtonLink } from "~/ui/button/button";
import { Badge } from "~/ui/chip/chip";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Field } from "~/ui/field/field";
import { useWordsOfAddress } from "~/ui/field/use-words-of-address";
import { useErrorTitle } from "~/ui/form/form-state";
import { UndoBanner } from "~/ui/undo-banner/undo-banner";
import { useAllSent } from "~/ui/undo-banner/use-sent";
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
