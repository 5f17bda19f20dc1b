/** What browsers let pass as an address need not have a domain that mail can reach (`a@b`): the gateway wants one. */
export const EMAIL_PATTERN = "[^@\\s]+@[^@\\s]+\\.[^@\\s]{2,}";
