import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes, MouseEvent } from "react";
import { classNames } from "../class-names";
import { Icon } from "../icon/icon";
import type { IconName } from "../icon/icon-names";
import styles from "./button.module.css";

export interface ButtonLook {
  /** Ink is the page's one main action; ghost is for dark grounds. */
  variant?: "ink" | "outline" | "ghost";
  size?: "regular" | "large" | "small";
  wide?: boolean;
  /** Label on one side, amount on the other. */
  spread?: boolean;
}

export type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a spinner, keeps the name, and ignores presses. */
    pending?: boolean;
    /** Green with a tick: the action is done. */
    confirmed?: boolean;
  };

/** Class of anything that looks like a button. */
export function buttonClass(
  { variant = "ink", size = "regular", wide, spread }: ButtonLook,
  ...more: (string | false | undefined)[]
) {
  return classNames(
    styles.button,
    variant !== "ink" && styles[variant],
    size !== "regular" && styles[size],
    wide && styles.wide,
    spread && styles.spread,
    ...more,
  );
}

/**
 * A disabled button stays focusable and says so (`aria-disabled`): one removed from the tab order could not explain
 * itself. Presses are ignored.
 */
export function Button(props: ButtonProps) {
  const { variant, size, wide, spread, pending, confirmed, disabled, className, children, onClick, ...rest } = props;
  const inert = disabled || pending;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      className={buttonClass(
        { variant, size, wide, spread },
        pending && styles.pending,
        confirmed && styles.confirmed,
        className,
      )}
      aria-disabled={inert || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {confirmed && <Icon name="check" />}
      {children}
    </button>
  );
}

export type ButtonLinkProps = ButtonLook & LinkProps;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, spread, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide, spread }, className)} />;
}

interface IconFace {
  icon: IconName;
  /** What the button does or where the link leads: its accessible name. */
  label: string;
}

export type IconButtonProps = IconFace & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children">;

export function IconButton({ icon, label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={classNames(styles.iconButton, className)} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

export type IconLinkProps = IconFace &
  Omit<LinkProps, "children"> & {
    /** Shown on the icon from 1 up; `label` must say it in words. */
    count?: number;
  };

export function IconLink({ icon, label, count = 0, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={classNames(styles.iconButton, className)} aria-label={label}>
      <Icon name={icon} />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
}
