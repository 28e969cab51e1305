// Standing orders of the person at this browser, remembered for each game.
const KEY = 'orders.';

export function rememberOrders(game: string, orders: Record<string, string>): void {
  localStorage.setItem(KEY + game, JSON.stringify(orders));
}

export function rememberedOrders(game: string): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY + game) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}
