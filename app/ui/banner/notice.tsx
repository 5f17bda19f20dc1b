import { type ReactNode, useEffect, useRef } from "react";
import { Banner } from "./banner";

export interface NoticeProps {
  /** What came of a form: another object each time. */
  of: object;
  action?: ReactNode;
  children: string | null;
}

/** Why a form was refused where no field is to blame. It takes the focus: the button may be far below. */
export function Notice({ of, action, children }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [of]);
  return (
    <div ref={box} tabIndex={-1}>
      <Banner kind="danger" announce action={action}>
        <p>{children}</p>
      </Banner>
    </div>
  );
}
