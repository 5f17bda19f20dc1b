// Serves the bare page with Remix's own Express adapter and nothing else.
import { createRequestHandler } from "@remix-run/express";
import express from "express";
import { readFileSync } from "node:fs";
import * as build from "./build/index.js";

const products = JSON.parse(readFileSync(process.env.BENCH_PRODUCTS, "utf8"));
const app = express();
app.all("*", createRequestHandler({ build, mode: "production", getLoadContext: () => ({ products }) }));
app.listen(Number(process.env.PORT), () => process.stdout.write("ready\n"));
