// @vitest-environment happy-dom
// Words that are on their way when others are asked for.
import { expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';

const waiting: { path: string; resolve: (text: string) => void }[] = [];
vi.spyOn(api, 'texts').mockImplementation((path) => new Promise((resolve) => waiting.push({ path, resolve })));
const { t, texts } = await import('../src/lib/texts.svelte');

/** The answer to the first question for these words that is still open. */
const arrive = async (path: string, text: string): Promise<void> => {
  await vi.waitFor(() => expect(waiting.map((one) => one.path)).toContain(path));
  const [asked] = waiting.splice(
    waiting.findIndex((one) => one.path === path),
    1,
  );
  asked!.resolve(text);
  await new Promise((done) => setTimeout(done));
};

it('keeps the language that was chosen last, whatever comes first', async () => {
  void texts.load('en');
  await arrive('en', 'hello = Hello');
  void texts.load('fr');
  const more = texts.also('company'); // a screen asks for more words while those are on their way
  await arrive('fr', 'hello = Bonjour');
  await arrive('fr', 'hello = Bonjour');
  await arrive('fr/company', 'talk = Parler');
  await arrive('fr/company', 'talk = Parler');
  await more;
  expect([texts.language, t('hello'), t('talk')]).toEqual(['fr', 'Bonjour', 'Parler']);
});

it('does not go back to a language that comes late', async () => {
  void texts.load('de');
  void texts.load('pl');
  await arrive('pl', 'hello = Cześć');
  await arrive('pl/company', 'talk = Rozmowa');
  await arrive('de', 'hello = Hallo');
  await arrive('de/company', 'talk = Reden');
  expect([texts.language, t('hello')]).toEqual(['pl', 'Cześć']);
});
