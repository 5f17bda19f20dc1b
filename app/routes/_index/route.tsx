/** On a country's host the bare address is the home page, in place (D2). */
export { default, handle, loader, meta } from "../$locale._index/route";
