// Serves the bare page with Remix's own Express adapter and nothing else.
import { createRequestHandler } from "@remix-run/express";
import express from "express";
import * as build from "./build/index.js";

const app = express();
app.all("*", createRequestHandler({ build, mode: "production" }));
app.listen(Number(process.env.PORT), () => process.stdout.write("ready\n"));
