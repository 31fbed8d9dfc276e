/** Asks the user for the password and proves it to the server; false when they have given up. */
type Ask = () => Promise<boolean>;

let prompt: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Puts the page's way of asking in place; answers how to take it away again. */
export function askForProofBy(ask: Ask): () => void {
  prompt = ask;
  return () => {
    if (prompt === ask) prompt = undefined;
  };
}

/** Is the password proved now? Calls that ask at the same time share one dialog; undefined when nobody can be asked. */
export function askForProof(): Promise<boolean> | undefined {
  if (asking || !prompt) return asking;
  const answer = prompt().finally(() => {
    asking = undefined;
  });
  asking = answer;
  return answer;
}
