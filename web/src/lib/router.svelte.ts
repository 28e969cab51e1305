// Where we are: `/`, `/play/MATCH`, `/replay`, `/replay/MATCH`, `/me`, `/people/PERSON`, `/style`, `/maker`, `/maker/MAP` or `/build/GAME`. Links are plain addresses, so they can be shared.
class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
  }

  get match(): string {
    return /^\/play\/([0-9a-f]{24})$/.exec(this.path)?.[1] ?? '';
  }

  /** The map that the address of the map maker names. */
  get map(): string {
    return /^\/maker\/([0-9a-f]{24})$/.exec(this.path)?.[1] ?? '';
  }

  /** The game for which the address of the builder is. */
  get builder(): string {
    return /^\/build\/([\w-]+)$/.exec(this.path)?.[1] ?? '';
  }

  /** The match whose replay the address names. */
  get replay(): string {
    return /^\/replay\/([0-9a-f]{24})$/.exec(this.path)?.[1] ?? '';
  }

  /** The person whose profile the address names. */
  get person(): string {
    return /^\/people\/([0-9a-f]{24})$/.exec(this.path)?.[1] ?? '';
  }

  get page(): 'lobby' | 'play' | 'replay' | 'maker' | 'style' | 'people' | 'build' {
    if (this.match) return 'play';
    if (this.builder) return 'build';
    if (this.person || this.path === '/me') return 'people';
    if (this.path === '/style') return 'style';
    return this.path === '/replay' || this.replay ? 'replay' : /^\/maker(\/|$)/.test(this.path) ? 'maker' : 'lobby';
  }

  /** Another address for what is shown already. */
  rename(path: string): void {
    history.replaceState(null, '', path);
    this.read();
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    window.scrollTo(0, 0);
  }
}

export const router = new Router();
