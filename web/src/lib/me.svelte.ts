// Who one is on this server: a name and a secret that this browser keeps. Without one, people play as guests.
import { ask } from './api';
import type { House, Me, Person, RenameRequest, Turn } from '../protocol/types';
import { texts } from './texts.svelte';

const KEY = 'battlewright.me';

function stored(): Person | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Person | null;
  } catch {
    return null;
  }
}

class Own {
  person = $state.raw<Person | null>(stored());

  get secret(): string {
    return this.person?.secret ?? '';
  }

  get name(): string {
    return this.person?.name ?? localStorage.getItem('name') ?? '';
  }

  house = (): Promise<House> => ask<House>('/api/house');

  async make(name: string, invitation = ''): Promise<void> {
    this.keep(await ask<Person>('/api/people', { name, language: texts.language, invitation }));
  }

  async rename(name: string): Promise<void> {
    const request: RenameRequest = { secret: this.secret, name, language: texts.language };
    await ask('/api/me/change', request);
    if (this.person) this.keep({ ...this.person, name });
  }

  /** What the server knows of whoever has this secret. */
  look = (secret = this.secret): Promise<Me> => ask<Me>('/api/me', { secret });

  /** This browser becomes somebody who was made on another device. */
  become(secret: string, { profile }: Me): void {
    this.keep({ person: profile.person, name: profile.name, secret });
  }

  /** The tokens of one's seats in a match that were taken on another device. */
  async seats(match: string): Promise<Record<string, string>> {
    if (!this.secret) return {};
    return (await ask<{ tokens: Record<string, string> }>('/api/me/seats', { secret: this.secret, match })).tokens;
  }

  turns = (): Promise<Turn[]> => ask<Turn[]>('/api/me/turns', { secret: this.secret });

  putAside(): void {
    localStorage.removeItem(KEY);
    this.person = null;
  }

  async forget(): Promise<void> {
    await ask('/api/me/forget', { secret: this.secret });
    this.putAside();
  }

  private keep(person: Person): void {
    localStorage.setItem(KEY, JSON.stringify(person));
    localStorage.setItem('name', person.name);
    this.person = person;
  }
}

export const me = new Own();
