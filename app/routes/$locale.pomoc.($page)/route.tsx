/** The help in its language. */
export { default, handle, loader, meta } from "../$locale.help.($page)/route";
