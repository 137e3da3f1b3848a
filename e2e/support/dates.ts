import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import type { Page } from 'playwright-core';

interface Days {
  date: string;
  dateRetrait?: string;
  dateRetour?: string;
}

/** The calendar of a page (page object). */
export class DatesCalendar {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The button under the header, with the chosen days or the invitation to choose some. */
  bar() {
    return this.page.getByRole('button', { name: /Choisissez vos dates|Modifier/ }).first();
  }

  dialog() {
    return this.page.getByRole('dialog', { name: 'Vos dates' });
  }

  /** The button of a day, whatever is said of it. */
  day(day: string) {
    return this.dialog().getByRole('button', { name: new RegExp(`^(Aujourd’hui, )?${formatWeekdayDate(day)}(,|$)`) });
  }

  /** Chooses the day, by which the calendar closes. */
  async pick(day: string): Promise<void> {
    await this.dialog().getByRole('combobox', { name: 'Mois' }).selectOption(day.slice(0, 7));
    await this.day(day).click();
    await this.dialog().waitFor({ state: 'detached' });
  }

  /** Chooses days in the calendar of the bar under the header. */
  async choose({ date, dateRetrait, dateRetour }: Days): Promise<void> {
    await this.bar().click();
    await this.pick(date);
    if (dateRetrait) await this.move('Modifier le retrait', dateRetrait);
    if (dateRetour) await this.move('Modifier le retour', dateRetour);
  }

  async move(button: string, day: string): Promise<void> {
    await this.bar().click();
    await this.dialog().getByRole('button', { name: button }).click();
    await this.pick(day);
  }
}
