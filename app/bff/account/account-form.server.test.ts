import { expect, it } from "vitest";
import { z } from "zod";
import { readForm } from "./account-form.server";

const schema = z.object({ name: z.string("missing") });

it("refuses a field sent as often as fits into a form at once", () => {
  const form = new FormData();
  for (let index = 0; index < 60_000; index += 1) form.append("name", "1");
  const started = performance.now();
  expect(readForm(form, schema)).toEqual({ problems: [{ fieldId: "name", text: "missing" }] });
  expect(performance.now() - started).toBeLessThan(2_000);
});

it.each(["x", '{"type":"remove","payload":{"name":"name","index":0}}', '{"type":"reset","payload":{}}'])(
  "takes no order of the form library from a field: %s",
  (intent) => {
    const form = new FormData();
    form.set("__intent__", intent);
    form.set("name", "Anaïs");
    expect(readForm(form, schema)).toEqual({ values: { name: "Anaïs" } });
    form.delete("name");
    expect(readForm(form, schema)).toEqual({ problems: [{ fieldId: "name", text: "missing" }] });
  },
);
