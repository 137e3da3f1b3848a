import { sentences } from '@barnum/rules/sentences';
import { useAction } from '../../components/use-action.ts';
import { type Testimonial, updateTestimonialMutation } from './testimonials.ts';

const { shown, hidden, visibilityFailed: failed } = sentences.testimonials;

/** Shows a hidden testimonial to visitors, or hides a visible one. */
export function useVisibility() {
  const showing = useAction({ mutation: updateTestimonialMutation, sentences: { done: shown, failed } });
  const hiding = useAction({ mutation: updateTestimonialMutation, sentences: { done: hidden, failed } });

  function toggle({ id, hide }: Testimonial): void {
    void (hide ? showing : hiding).run({ id, input: { hide: !hide } });
  }

  return { busyId: showing.busyId ?? hiding.busyId, toggle };
}
