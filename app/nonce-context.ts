import { createContext } from "react";

/** Nonce of this response's scripts. Browsers hide it, so on their side there is none. */
export const NonceContext = createContext<string | undefined>(undefined);
