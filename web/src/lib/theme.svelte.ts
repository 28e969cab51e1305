// Dark or light: as the system says until the player chooses.
class Theme {
  chosen = $state<'dark' | 'light'>('dark');
}

export const theme = new Theme();

export function applyTheme(wanted?: 'dark' | 'light'): void {
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const stored = localStorage.getItem('theme');
  theme.chosen = wanted ?? (stored === 'dark' || stored === 'light' ? stored : system);
  if (wanted) localStorage.setItem('theme', wanted);
  document.documentElement.dataset['theme'] = theme.chosen;
}
