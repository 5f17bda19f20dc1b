import { useText } from "#app/i18n/use-text.tsx";

/** The id of the request that failed, as the log has it: what a shopper quotes to customer service. Texts: `error`. */
export function RequestReference({ id }: { id: string }) {
  const t = useText("error");
  return <p className="caption">{t("server.reference", { id })}</p>;
}
