import { pictureTypes } from '@barnum/rules/images';
import { limits } from '@barnum/rules/limits';
import { messages } from '@barnum/rules/messages';

/** Media types of the files that may be a logo. */
export const acceptedLogoTypes = pictureTypes.logo.map((type) => `image/${type === 'jpg' ? 'jpeg' : type}`);

/** What is wrong with a chosen file; null when it may be sent. The service judges its content. */
export function logoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!acceptedLogoTypes.includes(type)) return messages.images.unreadable;
  return size > limits.imageBytes ? messages.images.tooLarge : null;
}
