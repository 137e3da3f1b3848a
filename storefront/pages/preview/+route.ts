import { paths } from '@barnum/rules/paths';

export const route = paths.preview;
