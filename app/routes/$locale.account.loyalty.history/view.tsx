import type { LoyaltyHistory } from "#app/bff/account/loyalty.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { pagePath, paths } from "#app/paths.ts";
import { AccountHead, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { MovementList } from "#app/ui/account/movement-list.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Pagination } from "#app/ui/pagination/pagination.tsx";

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
