import { PlusOutlined } from '@ant-design/icons';
import { sentences } from '@barnum/rules/sentences';
import { withDe } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { CountLine } from '../../components/list/count-line.tsx';
import { ListPages, pageSize } from '../../components/list/list-pages.tsx';
import { ListStates } from '../../components/list/list-states.tsx';
import { useList } from '../../components/list/use-list.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { OpinionTabs } from '../../components/opinion-tabs.tsx';
import { Page } from '../../components/page.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { useDeletion } from '../../components/use-deletion.ts';
import { TestimonialCard } from './testimonial-card.tsx';
import { type EditedTestimonial, editedTestimonial, TestimonialForm } from './testimonial-form.tsx';
import { deleteTestimonialMutation, signature, type Testimonial, testimonialsQuery } from './testimonials.ts';
import styles from './testimonials-page.module.css';
import { useVisibility } from './use-visibility.ts';

const { testimonials: testimonialsSentences } = sentences;

/** All testimonials, newest first, hidden ones included (spec screen 5). */
export function TestimonialsPage() {
  const { page } = useListAddress();
  const list = useList({
    query: testimonialsQuery,
    variables: { page, pageSize },
    select: (data) => data.testimonialPage,
  });
  const [edited, setEdited] = useState<EditedTestimonial | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const visibility = useVisibility();
  const deletion = useDeletion({
    mutation: deleteTestimonialMutation,
    question: (testimonial: Testimonial) =>
      `Supprimer définitivement le témoignage ${withDe(signature(testimonial))} ?`,
    sentences: { done: testimonialsSentences.deleted, failed: testimonialsSentences.deleteFailed },
    refreshes: ['TestimonialPage'],
    onDeleted: () => count.current?.focus(),
  });

  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited(editedTestimonial())}>
      Ajouter un témoignage
    </Button>
  );
  return (
    <Page title="Gestion des Avis" actions={add}>
      <OpinionTabs />
      <CountLine ref={count} text={countText(list.totalCount)} />
      <ListStates
        list={list}
        failure={testimonialsSentences.loadFailed}
        skeleton={<CardSkeletons sentence="Chargement des témoignages…" height={236} className={styles.list} />}
        empty={
          <Placeholder title="Aucun témoignage pour l’instant">
            Ajoutez ce que vos clients ont dit de vous : les plus récents paraissent sur la page d’accueil.
          </Placeholder>
        }
      >
        {(testimonials) => (
          <ul className={styles.list}>
            {testimonials.map((testimonial) => (
              <li key={testimonial.id}>
                <TestimonialCard
                  testimonial={testimonial}
                  isToggling={visibility.busyId === testimonial.id}
                  isDeleting={deletion.deletingId === testimonial.id}
                  onToggle={() => visibility.toggle(testimonial)}
                  onEdit={() => setEdited(editedTestimonial(testimonial))}
                  onDelete={() => deletion.confirmAndDelete(testimonial)}
                />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      <ListPages list={list} top={count} />
      <TestimonialForm testimonial={edited} onSaved={() => setEdited(null)} onClose={() => setEdited(null)} />
    </Page>
  );
}

function countText(total: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  if (total === 0) return 'Aucun témoignage';
  return total === 1 ? '1 témoignage' : `${formatNumber(total)} témoignages`;
}
