import { expect, it } from "vitest";
import { z } from "zod";
import { plainForm } from "../http/form-problem.server";
import { readForm } from "./account-form.server";

const schema = z.object({ name: z.string("missing") });

it("hands the form library no more than two of a field sent as often as fits into a form", () => {
  const form = new FormData();
  for (let index = 0; index < 60_000; index += 1) form.append("name", "1");
  expect(plainForm(form).getAll("name")).toEqual(["1", "1"]);
  expect(readForm(form, schema)).toEqual({ problems: [{ fieldId: "name", text: "missing" }] });
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
