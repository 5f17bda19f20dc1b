import type { LoyaltyHistory } from "~/bff/account/loyalty.server";
import { useLocale, useText } from "~/i18n/use-text";
import { pagePath, paths } from "~/paths";
import { AccountHead, PartUnavailable } from "~/ui/account/account-parts";
import { MovementList } from "~/ui/account/movement-list";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { Pagination } from "~/ui/pagination/pagination";

/** @param props.history null when it cannot be loaded */
export function History({ history }: { history: LoyaltyHistory | null }) {
  const { prefix } = useLocale();
  const t = useText("loyalty");
  const account = useText("account");
  const back = { to: paths.account(prefix, "loyalty"), label: account("loyalty.title") };
  const lead = history ? t("points.balance", { count: history.balance }) : undefined;
  return (
    <>
      <AccountHead title={t("history.title")} lead={lead} back={back} />
      {history === null && <PartUnavailable />}
      {history?.total === 0 && <EmptyState icon="star" title={t("moves.none")} />}
      {history && history.total > 0 && <Pages history={history} />}
    </>
  );
}

function Pages({ history: { movements, page, pageSize, total } }: { history: LoyaltyHistory }) {
  const { prefix } = useLocale();
  const t = useText("loyalty");
  const hrefOf = (other: number) => pagePath(paths.account(prefix, "loyalty/history"), other);
  return (
    <>
      <MovementList movements={movements} />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={hrefOf}
        texts={{
          seen: (seen) => t("history.seen", { seen, total }),
          next: (count) => t("history.next", { count }),
        }}
      />
    </>
  );
}
