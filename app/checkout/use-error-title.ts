import { useEffect } from "react";

/**
 * A page that stays while its form is refused says so in its title, as the server does in a document of its own: it
 * begins with the word for "Error".
 */
export function useErrorTitle(problem: { errorTitle: string } | null | undefined): void {
  useEffect(() => {
    if (problem) document.title = problem.errorTitle;
  }, [problem]);
}
