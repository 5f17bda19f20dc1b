import { encode } from "fast-png";

/** Small pictures inside a picture: noise and soft shadows. */
interface Pixels {
  width: number;
  height: number;
  /** Four bytes a pixel; grey and alpha, two; or one byte, how much of one colour there is. */
  kind: "colour-alpha" | "grey-alpha" | "alpha";
  bytes: Uint8Array;
  colour?: string;
}

const CHANNELS = { "colour-alpha": 4, "grey-alpha": 2, alpha: 1 };

/** A PNG as a data URI. */
export function png({ width, height, kind, bytes: data, colour = "#000000" }: Pixels): string {
  const palette = kind === "alpha" ? strengthsOf(colour) : undefined;
  const level = kind === "grey-alpha" ? 6 : 2;
  const file = encode({ width, height, channels: CHANNELS[kind], data, palette }, { zlib: { level } });
  return `data:image/png;base64,${Buffer.from(file).toString("base64")}`;
}

/** One colour at 256 strengths. */
function strengthsOf(colour: string): [number, number, number, number][] {
  const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), "hex");
  return Array.from({ length: 256 }, (_, alpha) => [red, green, blue, alpha]);
}
