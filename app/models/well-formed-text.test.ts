import { describe, expect, it } from "vitest";
import { isWellFormedText, toWellFormedTexts } from "./text";

describe("whole text", () => {
  it.each(["a\u0000b", "\u001b[2J", "a\u007f", "a\u009f", "half \ud83d", "\udc00"])("is not %j", (text) => {
    expect(isWellFormedText(text)).toBe(false);
  });

  it.each(["", " Łódź 中文 😀 \u200f עברית", "two\r\nlines\tand a tab", "'; DROP TABLE -- <b>"])("is %j", (text) => {
    expect(isWellFormedText(text)).toBe(true);
  });

  it("is made of every text in a value, and of nothing else", () => {
    const value = {
      name: "a\u0000b",
      lines: ["\ud83d 😀", 1, null],
      deep: { flag: true, text: "c\r\nd" },
      none: undefined,
      "ke\u0000y": 2,
    };
    expect(toWellFormedTexts(value)).toEqual({
      name: "ab",
      lines: [" 😀", 1, null],
      deep: { flag: true, text: "c\r\nd" },
      none: undefined,
      key: 2,
    });
  });
});
