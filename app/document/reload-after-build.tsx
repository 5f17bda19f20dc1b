/**
 * While developing, reloads the page once `remix dev` has built a change and the shop has started again. Much of a page
 * is HTML that React never touches (ADR 0034), so exchanging modules in the page, as Remix's `LiveReload` does, would
 * leave old parts.
 */
export function ReloadAfterBuild() {
  const origin = process.env.REMIX_DEV_ORIGIN;
  if (!origin) return null;
  const socket = new URL("socket", origin.replace(/^http/, "ws"));
  const script = `(function connect(wasHere) {
  var socket = new WebSocket("${socket.href}");
  function reload() { location.reload(); }
  // After a restart of \`remix dev\` the shop answers once it is built.
  function reloadOnceAnswered() { fetch(location.href).then(reload, function () { setTimeout(reloadOnceAnswered, 1000); }); }
  socket.onopen = function () { if (wasHere) reloadOnceAnswered(); };
  socket.onmessage = function (message) { if (JSON.parse(message.data).type !== "LOG") reload(); };
  socket.onclose = function () { setTimeout(connect, 1000, true); };
})();`;
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
