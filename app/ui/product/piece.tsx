import { useContext } from "react";
import { useLocale, useText } from "#app/i18n/use-text.tsx";
import { colorWithinText } from "#app/models/color-words.ts";
import { ServiceContext } from "./service";

export interface PieceProps {
  product: { name: string; color: string; hasOneSize: boolean };
  size: string;
}

/** What an alert or a reservation is about. On a page of its own the head has name and colour already. */
export function Piece({ product: { name, color, hasOneSize }, size }: PieceProps) {
  const { locale } = useLocale();
  const t = useText("service");
  const isInLayer = useContext(ServiceContext) !== null;
  if (!isInLayer) return hasOneSize ? null : <p>{t("piece.size", { size })}</p>;
  const key = hasOneSize ? "alert.pieceOne" : "alert.piece";
  return <p>{t(key, { name, color: colorWithinText(color, locale), size })}</p>;
}
