import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import type { IconName } from "../icon/icon-names";
import buttonStyles from "./button.module.css";

interface IconFace {
  icon: IconName;
  /** What the button does, or where the link leads: its only name. */
  label: string;
  /** Shown on the icon from 1 up; the label says it in words. */
  count?: number;
}

function Face({ icon, count }: Pick<IconFace, "icon" | "count">) {
  return (
    <>
      <Icon name={icon} />
      {count ? (
        <span className={buttonStyles.count} aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      ) : null}
    </>
  );
}

export type IconButtonProps = IconFace & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children">;

export function IconButton({ icon, label, count, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(buttonStyles.iconButton, className)} aria-label={label}>
      <Face icon={icon} count={count} />
    </button>
  );
}

export type IconLinkProps = IconFace & Omit<LinkProps, "children">;

export function IconLink({ icon, label, count, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonStyles.iconButton, className)} aria-label={label}>
      <Face icon={icon} count={count} />
    </Link>
  );
}
