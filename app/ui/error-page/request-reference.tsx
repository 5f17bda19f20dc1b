import { useText } from "~/i18n/use-text";

/** The id of the request that failed, as the log has it: what a shopper quotes to customer service. Texts: `error`. */
export function RequestReference({ id }: { id: string }) {
  const t = useText("error");
  return <p className="caption">{t("server.reference", { id })}</p>;
}
