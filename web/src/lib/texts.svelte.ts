// The words of the interface: Fluent messages in four languages, switched without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from './api';

export const LANGUAGES = { en: 'English', de: 'Deutsch', pl: 'Polski', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

class Texts {
  language = $state<Language>('en');
  private bundle = $state.raw<FluentBundle | null>(null);
  private loading: Promise<void> = Promise.resolve();
  private wanted: Language = 'en'; // chosen last, and perhaps on its way
  private asked = 0; // how often words were asked for
  private shown = 0; // of which time the words are that are shown
  private readonly volumes = new Set<string>(); // of screens with words of their own
  ready = $derived(this.bundle !== null);

  async load(language: Language): Promise<void> {
    this.wanted = language;
    const turn = ++this.asked;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await api.texts(language)));
    for (const volume of this.volumes) bundle.addResource(new FluentResource(await api.texts(`${language}/${volume}`)));
    if (turn < this.shown) return; // what was asked for later is here already
    this.shown = turn;
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem('language', language);
  }

  /** More words, for a screen of its own. */
  async also(volume: string): Promise<void> {
    if (!this.volumes.has(volume)) {
      this.volumes.add(volume);
      this.loading = this.load(this.wanted);
    }
    await this.loading; // somebody else may have asked for it a moment ago
  }

  has(id: string): boolean {
    return this.bundle?.getMessage(id)?.value != null;
  }

  say(id: string, values?: Record<string, FluentVariable>): string {
    const message = this.bundle?.getMessage(id);
    return message?.value ? this.bundle!.formatPattern(message.value, values ?? null) : id;
  }
}

export const texts = new Texts();

/** A message of the interface in the present language. */
export const t = (id: string, values?: Record<string, FluentVariable>): string => texts.say(id, values);

/** The word for a name a game uses (a field, a kind of option, a switch): its message, else the name itself made readable. */
export function word(family: string, name: string, otherwise?: string): string {
  const id = `${family}-${name.replace(/[^\w-]+/g, '-')}`;
  if (texts.has(id)) return texts.say(id);
  return otherwise ?? readable(name);
}

/** A name a game uses, as words. */
export function readable(name: string): string {
  const plain = name.replace(/[_-]+/g, ' ').trim();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem('language') ?? '', ...navigator.languages.map((l) => l.slice(0, 2))];
  return (wanted.find((l) => l in LANGUAGES) as Language | undefined) ?? 'en';
}
