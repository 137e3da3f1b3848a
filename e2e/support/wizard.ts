import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { withDe } from '@barnum/rules/text/french';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitForHydration } from './hydration.ts';
import { storefront } from './test.ts';

export interface Identity {
  nom: string;
  prenom: string;
  phone?: string;
  email?: string;
}

/** The reservation page (page object). */
export class Wizard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(search = ''): Promise<this> {
    await this.page.goto(storefront(`/reservation${search}`));
    await this.atStep(1);
    return this;
  }

  async atStep(step: 1 | 2 | 3): Promise<void> {
    await this.page.getByRole('heading', { name: `Étape ${step} sur 3` }).waitFor();
    await waitForHydration(this.page);
  }

  async fillIdentity({ nom, prenom, phone = '', email = '' }: Identity): Promise<void> {
    await this.page.getByLabel(/^Nom\b/).fill(nom);
    await this.page.getByLabel('Prénom').fill(prenom);
    await this.page.getByLabel('Date souhaitée').fill(inDays(30));
    await this.page.getByLabel('Téléphone').fill(phone);
    await this.page.getByLabel('E-mail').fill(email);
  }

  async add(article: string): Promise<void> {
    await this.plus(article).click();
  }

  plus(article: string) {
    return this.page.getByRole('button', { name: `Ajouter un exemplaire ${withDe(article)}`, exact: true });
  }

  quantity(article: string) {
    return this.page.getByLabel(`Nombre d’exemplaires ${withDe(article)}`, { exact: true });
  }

  next() {
    return this.page.getByRole('button', { name: 'Suivant' });
  }

  async goOn(step: 2 | 3): Promise<void> {
    await this.next().click();
    await this.atStep(step);
  }

  async goBack(step: 1 | 2): Promise<void> {
    await this.page.getByRole('button', { name: 'Précédent' }).click();
    await this.atStep(step);
  }

  delivery() {
    return this.page.getByRole('checkbox', { name: 'Livraison et montage' });
  }

  address() {
    return this.page.getByLabel('Adresse de livraison');
  }

  send() {
    return this.page.getByRole('button', { name: 'Envoyer ma demande' });
  }

  async isSent(): Promise<void> {
    await this.page.getByText('Réservation enregistrée avec succès !').waitFor();
    await this.atStep(1);
    await expect.poll(() => this.page.getByLabel(/^Nom\b/).inputValue()).toBe('');
  }

  /** Goes from the confirmation to the visitor's private page; returns the request's id. */
  async openFollowUp(): Promise<number> {
    await this.page.getByRole('link', { name: 'Suivre ma demande' }).click();
    await this.page.waitForURL(/\/suivi\//);
    return Number(/\/suivi\/(\d+)-/.exec(this.page.url())?.[1]);
  }
}

/** A day as `YYYY-MM-DD`, counted from today in Paris. */
export function inDays(days: number): string {
  return addDays(todayInParis(), days);
}
