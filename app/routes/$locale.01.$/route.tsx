export { default, loader } from "../01.$/route";
