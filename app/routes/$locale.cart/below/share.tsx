import type { SharedCartView } from "#app/bff/cart/share.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { formatMoney } from "#app/models/money-format.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/button/button.tsx";
import { CartColumns, OrderBox } from "#app/ui/cart/cart-layout.tsx";
import { CartLine, CartLines } from "#app/ui/cart/cart-line.tsx";
import { BuyBar } from "#app/ui/product/buy-bar.tsx";
import { Summary, SummaryRows } from "#app/ui/summary/summary.tsx";
import { PlainForm } from "./plain-form";
import { Field } from "#app/ui/field/field.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import styles from "./share.module.css";

/** Creates a link to a copy of the cart, and shows the one that was created. */
export function ShareCart({ link }: { link: string | null }) {
  const t = useText("cartParts");
  return (
    <section className={styles.share} id="share">
      <h2 className={styles.title}>
        <Icon name="share" />
        {t("share.title")}
      </h2>
      <p className="caption">{t("share.text")}</p>
      {link ? (
        <>
          <Field name="sharedLink" label={t("share.link")} plainLabel readOnly defaultValue={link} />
          <p className="small">
            <a className="text-link text-link-tall" href={link}>
              {t("share.open")}
            </a>
          </p>
        </>
      ) : (
        <PlainForm intent="share">
          <Button variant="outline" size="small">
            {t("share.make")}
          </Button>
        </PlainForm>
      )}
    </section>
  );
}

/** A cart that somebody shared: its lines, and the question whether to add them. */
export function SharedCart({ shared }: { shared: SharedCartView }) {
  const t = useText("cart");
  const parts = useText("cartParts");
  return (
    <CartColumns title={t("shared.title")} count={parts("shared.text")} summary={<TakeIt shared={shared} />}>
      <h2 className="visually-hidden">{t("lines")}</h2>
      <CartLines>
        {shared.lines.map((line) => (
          <SharedLine key={line.lineId} line={line} />
        ))}
      </CartLines>
    </CartColumns>
  );
}

function SharedLine({ line }: { line: SharedCartView["lines"][number] }) {
  const { prefix } = useLocale();
  const t = useText("cartParts");
  const { name, slug, option, picture, quantity, available, price } = line;
  return (
    <CartLine
      name={name}
      to={paths.slug(prefix, slug)}
      plain
      picture={picture}
      meta={option}
      price={{ now: price.current, reduction: price.reduction }}
      total={t("shared.quantity", { quantity })}
      stock={
        available === 0
          ? { state: "none", text: t("shared.none") }
          : available < quantity
            ? { state: "few", text: t("few", { count: available }) }
            : undefined
      }
    />
  );
}

function TakeIt({ shared: { cartId, pieces, total } }: { shared: SharedCartView }) {
  const { prefix, locale } = useLocale();
  const t = useText("cart");
  const parts = useText("cartParts");
  const amount = formatMoney(total, locale);
  return (
    <Summary title={t("summary")}>
      {pieces > 0 && (
        <SummaryRows
          rows={[
            { label: t("count", { count: pieces }), value: amount },
            { label: t("total"), note: parts("shared.total"), value: amount, kind: "total" },
          ]}
        />
      )}
      <OrderBox>
        {pieces > 0 ? (
          <PlainForm intent="add-shared">
            <input type="hidden" name="share" value={cartId} />
            <BuyBar>
              <Button size="large" wide>
                {parts("shared.add")}
              </Button>
            </BuyBar>
          </PlainForm>
        ) : (
          <p>{parts("shared.soldOut")}</p>
        )}
        <p className="small">
          <a className="text-link text-link-tall" href={paths.cart(prefix)}>
            {parts("shared.skip")}
          </a>
        </p>
      </OrderBox>
    </Summary>
  );
}
