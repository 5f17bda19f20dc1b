import { Router } from "express";
import type { Service } from "../service";

/** Stands in for scripts of others that a page loads: an A/B test, protection against card fraud. */

/** A visitor's half is kept in a cookie that needs consent; orders come by the shop's own list (TRK-05). */
const abScript = (id: string) => `(function () {
  var name = "ab-" + ${JSON.stringify(id)};
  var known = document.cookie.match("(?:^|; )" + name + "=([ab])");
  var half = known ? known[1] : Math.random() < 0.5 ? "a" : "b";
  document.cookie = name + "=" + half + "; Path=/; SameSite=Lax; Max-Age=2592000";
  window.abTest = { id: ${JSON.stringify(id)}, half: half, loads: ((window.abTest || {}).loads || 0) + 1 };
})();`;

const ANTI_ABUSE = `window.antiAbuse = { loads: ((window.antiAbuse || {}).loads || 0) + 1 };`;

function router(): Router {
  const made = Router();
  made.get("/ab/:id.js", (request, response) => {
    const { id } = request.params;
    if (!/^[\w-]{1,64}$/.test(id)) response.sendStatus(404);
    else response.type("text/javascript").set("Cache-Control", "no-store").send(abScript(id));
  });
  made.get("/anti-abuse.js", (_request, response) => {
    response.type("text/javascript").set("Cache-Control", "no-store").send(ANTI_ABUSE);
  });
  return made;
}

export const scriptsService: Service = {
  name: "scripts",
  mount: "/scripts",
  schema: "",
  seed: () => undefined,
  router,
};
