import { Link } from "@remix-run/react";
import type { DownloadsPage, DownloadView } from "#app/bff/account/downloads.server.ts";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { pagePath, paths } from "#app/paths.ts";
import { AccountHead, NewArrivalsLink, PartUnavailable } from "#app/ui/account/account-parts.tsx";
import { Banner } from "#app/ui/banner/banner.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";
import { Pagination } from "#app/ui/pagination/pagination.tsx";
import styles from "./view.module.css";

/**
 * @param props.downloads null when they cannot be loaded
 * @param props.isMissing the customer asked for a file that does not exist
 */
export function Downloads({ downloads, isMissing }: { downloads: DownloadsPage | null; isMissing: boolean }) {
  const t = useText("preferences");
  return (
    <>
      <AccountHead
        title={t("downloads.title")}
        lead={downloads?.total ? t("downloads.count", { count: downloads.total }) : undefined}
      />
      {isMissing && (
        <Banner kind="warning">
          <p>
            {t("downloads.missing.title")}. {t("downloads.missing.text")}
          </p>
        </Banner>
      )}
      {downloads === null && <PartUnavailable />}
      {downloads?.total === 0 && (
        <EmptyState icon="file" title={t("downloads.empty")}>
          <p className="lead">{t("downloads.emptyText")}</p>
          <NewArrivalsLink />
        </EmptyState>
      )}
      {downloads && downloads.total > 0 && <Files page={downloads} />}
    </>
  );
}

function Files({ page: { downloads, page, pageSize, total } }: { page: DownloadsPage }) {
  const { prefix } = useLocale();
  const t = useText("preferences");
  return (
    <>
      <ul className={styles.files}>
        {downloads.map((file) => (
          <File key={file.id} file={file} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        hrefOf={(other) => pagePath(paths.account(prefix, "downloads"), other)}
        texts={{
          seen: (seen) => t("downloads.seen", { seen, total }),
          next: (count) => t("downloads.next", { count }),
        }}
      />
    </>
  );
}

function File({ file: { kind, fileName, href, issuedOn, order } }: { file: DownloadView }) {
  const t = useText("preferences");
  return (
    <li className={styles.file}>
      <Icon name="file" />
      <div className={styles.about}>
        {/* The day belongs to the heading: a list of headings that all say "Invoice" leads nowhere. */}
        <h2 className={styles.kind}>
          {t(`downloads.kind.${kind}`)}
          <span className="visually-hidden">, </span>
          <time className={styles.day} dateTime={issuedOn.iso}>
            {issuedOn.day}
          </time>
        </h2>
        <p className={styles.meta}>
          <Link className="text-link text-link-tall" to={order.href}>
            {t("downloads.order", { number: order.number })}
          </Link>
        </p>
        <p className={styles.name}>{fileName}</p>
      </div>
      {/* A plain link, because a file is no page: the browser fetches it, and follows the redirect when it is not
          available. */}
      <a className="text-link text-link-tall" href={href}>
        {t("downloads.download")}
        <span className="visually-hidden"> {fileName}</span>
      </a>
    </li>
  );
}
