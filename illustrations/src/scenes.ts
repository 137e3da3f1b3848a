/** The pictures that belong to no article: the home page's scene and the placeholders. */
import { framedSea, stackedCrates, standingMarquee } from './defaults.ts';
import { seaside } from './scene-hero.ts';

/** A marquee above the sea at dusk (2400x1350); the left 45 % is calm. */
export const hero = (): string => seaside();

/** In place of an article's missing picture (1600x1200). */
export const defaultArticle = (): string => standingMarquee();

/** In place of a category's missing picture (1600x1200). */
export const defaultCategory = (): string => stackedCrates();

/** In place of any other missing picture (1600x1200). */
export const defaultImage = (): string => framedSea();
