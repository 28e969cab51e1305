// Keys that nobody guesses. `crypto.randomUUID` exists only where the page came by HTTPS or from this machine;
// friends in the same house often come by plain HTTP.
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
