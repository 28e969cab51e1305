// Runes for tests: effects outside of a component.
export const effectRoot = (run: () => void): (() => void) => $effect.root(run);
