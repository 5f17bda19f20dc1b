import { createLayout } from "../pages/layout";
import { STYLE } from "./style";
import { AUTH_TEXTS } from "./sign-in-words";

export const { render: renderPage, headers: pageHeaders } = createLayout(STYLE, (language) => AUTH_TEXTS[language]);
