import { useMemo, useState } from "react";
import type { SizeView } from "~/bff/catalogue/product-view.server";
import { useText } from "~/i18n/use-text";
import { Dot } from "~/ui/chip/badge";
import { SizeChip, SizeChips, SoldOutSizeChip } from "~/ui/chip/size-chip";
import { ErrorSummary } from "~/ui/error-summary/error-summary";
import { Icon } from "~/ui/icon/icon";
import { OptionLegend, SizeNotes } from "~/ui/product/product-layout";
import styles from "./product-page.module.css";

const ERROR_ID = "size-error";

/** The sizes as buttons, those that are sold out among them. */
export function Sizes({ sizes, isMissing }: { sizes: readonly SizeView[]; isMissing: boolean }) {
  const t = useText("product");
  const only = sizes.length === 1 && !sizes[0]!.isSoldOut ? sizes[0]! : null;
  const [chosen, choose] = useState<SizeView | null>(only);
  const first = sizes.find((size) => !size.isSoldOut);
  const isError = isMissing && chosen === null && first !== undefined;
  const errors = useMemo(
    () => (isError ? [{ fieldId: sizeId(first), text: t("size.error") }] : []),
    [isError, first, t],
  );
  return (
    <>
      <ErrorSummary errors={errors} />
      <fieldset aria-describedby={isError ? ERROR_ID : undefined}>
        <legend className="visually-hidden">{t("size.required")}</legend>
        <div aria-hidden="true">
          <OptionLegend title={t("size")} />
        </div>
        <SizeChips>
          {sizes.map((size) =>
            size.isSoldOut ? (
              <SoldOutSizeChip key={size.sku} label={size.label} />
            ) : (
              <SizeChip
                key={size.sku}
                id={sizeId(size)}
                type="radio"
                name="sku"
                value={size.sku}
                label={size.label}
                remaining={size.remaining ?? undefined}
                required
                defaultChecked={size === only}
                onChange={() => choose(size)}
              />
            ),
          )}
        </SizeChips>
        {isError && (
          <p className={styles.error} id={ERROR_ID}>
            <Icon name="warn" size="small" />
            {t("size.error")}
          </p>
        )}
        <div aria-live="polite">
          <SizeNotes
            note={<SizeNote size={chosen} isOnly={sizes.length === 1} canChoose={first !== undefined} />}
            help={useSizeHelp(sizes)}
          />
        </div>
      </fieldset>
    </>
  );
}

/** What the bar through a chip and the dot on it mean, where there are any. */
function useSizeHelp(sizes: readonly SizeView[]): string {
  const t = useText("product");
  const help: string[] = [];
  if (sizes.some(({ isSoldOut }) => isSoldOut)) help.push(t("size.help"));
  if (sizes.length > 1 && sizes.some(({ remaining }) => remaining !== null)) help.push(t("size.fewHelp"));
  return help.join(" ");
}

interface SizeNoteProps {
  size: SizeView | null;
  isOnly: boolean;
  canChoose: boolean;
}

/**
 * How many are left of the size that was chosen; what comes in one size only does not name it. Before the choice the
 * line asks for it, so that nothing moves away under the finger that makes it.
 */
function SizeNote({ size, isOnly, canChoose }: SizeNoteProps) {
  const t = useText("product");
  if (!size) return canChoose ? t("size.choose") : null;
  const { label, remaining } = size;
  const key = isOnly ? "only" : "size";
  return (
    <>
      <Dot state={remaining === null ? "available" : "few"} />
      {remaining === null ? t(`${key}.available`, { size: label }) : t(`${key}.few`, { size: label, count: remaining })}
    </>
  );
}

const sizeId = (size: SizeView) => `size-${size.sku}`;
