import { type ChangeEvent, type FocusEvent, useState } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** `false`: the person has mended the server's finding. */
type Finding = string | undefined | false;

/**
 * When a field complains: never while one is still typing. A value that the browser finds wrong is named when the
 * field is left (S5); an error, whoever found it, goes as soon as the value is changed into a valid one.
 *
 * @param error what the server found, if anything
 * @param invalidText what to say when the browser's own check fails on a value that is not empty
 */
export function useFieldError(error: string | undefined, invalidText: string) {
  const [finding, setFinding] = useState<Finding>(undefined);
  const [source, setSource] = useState(error);
  if (source !== error) {
    setSource(error);
    setFinding(undefined);
  }
  const shown = finding === false ? undefined : (finding ?? error);

  return {
    error: shown,
    onBlur: (event: FocusEvent<Control>) => {
      const { value, validity } = event.currentTarget;
      if (value !== "" && !validity.valid) setFinding(invalidText);
    },
    onChange: (event: ChangeEvent<Control>) => {
      const { value, validity } = event.currentTarget;
      if (shown !== undefined && value !== "" && validity.valid) setFinding(false);
    },
  };
}
