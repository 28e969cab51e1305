// Where we are: `/`, `/play/MATCH` or `/replay`. Links are plain addresses, so they can be shared.
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

  get page(): 'lobby' | 'play' | 'replay' {
    return this.match ? 'play' : this.path === '/replay' ? 'replay' : 'lobby';
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    window.scrollTo(0, 0);
  }
}

export const router = new Router();
