import { articleInput, changedArticleInput } from '@barnum/rules/catalogue/articles-input';
import type { FieldErrors } from '@barnum/rules/errors';
import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Button, Form } from 'antd';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { BackLink } from '../../../components/back-link.tsx';
import { errorsTogether } from '../../../components/form/errors-together.ts';
import { fieldErrorsOf } from '../../../components/form/field-errors-of.ts';
import { FormBar } from '../../../components/form/form-bar.tsx';
import { useRecordForm } from '../../../components/form/use-record-form.tsx';
import { Page } from '../../../components/page.tsx';
import { useShopSettings } from '../../../components/use-shop-settings.ts';
import pageStyles from '../article-page.module.css';
import { BackToArticles } from '../back-to-articles.tsx';
import {
  articleLabels,
  type EditedArticle,
  editedArticleQuery,
  newArticle,
  toCommand,
  toRecord,
} from '../edited-article.ts';
import { ImageFields } from '../images/image-fields.tsx';
import { usePendingImages } from '../images/use-pending-images.ts';
import { ListedPrices } from '../listed-prices.tsx';
import { PackField } from '../packs/pack-field.tsx';
import { PackPreview } from '../packs/pack-preview.tsx';
import styles from './article-form.module.css';
import { BasicFields } from './basic-fields.tsx';
import { DescriptionFields } from './description-fields.tsx';
import { concernsOptions, MoreOptions } from './more-options.tsx';
import { OtherPricingFields, PricingFields } from './pricing-fields.tsx';
import { SheetFields } from './sheet-fields.tsx';
import { showArticleValue } from './show-article-value.ts';
import { useArticleSaving } from './use-article-saving.ts';
import { useCategoryChoices } from './use-category-choices.ts';

/** Delay between the success toast and the article's page, in milliseconds (spec section 9). */
const redirectDelay = 1500;

const [checkNew, checkChanged] = [fieldErrorsOf(articleInput), fieldErrorsOf(changedArticleInput)];

/** The form of a new article (null) or of an existing one. */
export function ArticleForm({ article }: { article: EditedArticle | null }) {
  const client = useClient();
  const navigate = useNavigate();
  const [savedId, setSavedId] = useState<number | null>(null);
  const categories = useCategoryChoices();
  const pending = usePendingImages();
  const { save, lackQuestion, archiveQuestion } = useArticleSaving(article?.id ?? null, pending);
  const options = useRef<HTMLDetailsElement>(null);
  /** What is wrong is seen, and takes the focus. */
  const unfold = (errors: FieldErrors | null) => {
    if (options.current && concernsOptions(errors)) options.current.open = true;
    return errors;
  };
  // Compared with the values at opening, even when the article is read again.
  const [record] = useState(() => (article ? toRecord(article) : newArticle));
  const { packs } = useShopSettings();
  const { formProps, notice, isDirty, isSaving } = useRecordForm({
    record,
    labels: articleLabels,
    check: (values) => unfold(errorsTogether('components', (article ? checkChanged : checkNew)(toCommand(values)))),
    save: async (values, updatedAt) => {
      const outcome = await save(values, updatedAt);
      if (outcome.status === 'invalid') unfold(outcome.fields);
      return outcome;
    },
    reload: async () => {
      if (!article) return null;
      const policy = { requestPolicy: 'network-only' } as const;
      const { data } = await client.query(editedArticleQuery, { id: article.id }, policy);
      return data?.article ? toRecord(data.article) : null;
    },
    sentences: {
      saved: article ? sentences.articles.updated : sentences.articles.created,
      failed: (sentence) => sentence,
    },
    onSaved: setSavedId,
    isDirtyBesides: savedId === null && pending.images.length > 0,
    showValue: (field, value) => showArticleValue(field, value, categories.choices),
  });
  // The focus stays in the fields while they may still be refused.
  const isBusy = savedId !== null || pending.images.some(({ progress }) => progress !== null);

  // The fields lose it when they are disabled.
  const submit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBusy) submit.current?.focus({ preventScroll: true });
  }, [isBusy]);

  useEffect(() => {
    if (savedId === null) return;
    const timer = setTimeout(() => navigate(paths.adminArticle(savedId)), redirectDelay);
    return () => clearTimeout(timer);
  }, [savedId, navigate]);

  const way = article ? paths.adminArticle(article.id) : paths.adminArticles;
  return (
    <Page
      title={article ? 'Modifier l’article' : 'Nouvel article'}
      back={article ? <BackLink to={paths.adminArticle(article.id)}>{article.nom}</BackLink> : <BackToArticles />}
    >
      <Form {...formProps} name="article" disabled={isBusy} className={styles.form ?? ''}>
        {notice}
        {lackQuestion}
        {archiveQuestion}
        <div className={styles.sections}>
          <Section title="Informations de base">
            <BasicFields categories={categories} />
          </Section>
          <Section title="Tarification et stock">
            <PricingFields
              isOutOfStock={article?.quantite === 0}
              listed={article && <ListedPrices own={article.prix} prices={article.prixDesGrilles} />}
            />
          </Section>
          <Section title="Images">
            <ImageFields saved={article?.images ?? []} pending={pending} isDisabled={isBusy} />
          </Section>
          <Section title="Descriptions">
            <DescriptionFields isDisabled={isBusy} />
          </Section>
          <MoreOptions ref={options}>
            <Section title="Montants, lots et visibilité">
              <OtherPricingFields />
            </Section>
            <Section title="Caractéristiques et contenu">
              <SheetFields articleId={article?.id ?? null} />
            </Section>
            {(packs || record.values.components.length > 0) && (
              <Section title="Pack">
                <Form.Item
                  name="components"
                  label={articleLabels.components}
                  extra="Laissez vide pour un article simple. Le stock d’un pack est celui de ce qu’il contient."
                >
                  <PackField />
                </Form.Item>
                <Form.Item noStyle dependencies={['components', 'prix']}>
                  {({ getFieldValue }) => (
                    <PackPreview
                      pieces={getFieldValue('components') ?? []}
                      prix={String(getFieldValue('prix') ?? '')}
                    />
                  )}
                </Form.Item>
              </Section>
            )}
          </MoreOptions>
        </div>
        <FormBar>
          <p className={styles.state} aria-hidden>
            {stateLine(isSaving, savedId !== null, isDirty)}
          </p>
          <Button disabled={isBusy} onClick={() => navigate(way)}>
            Annuler
          </Button>
          <Button ref={submit} type="primary" htmlType="submit" disabled={false} loading={isSaving || isBusy}>
            {article ? 'Enregistrer' : 'Créer l’article'}
          </Button>
        </FormBar>
      </Form>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={pageStyles.part} aria-labelledby={id}>
      <h2 className={pageStyles.heading} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function stateLine(isSaving: boolean, isSaved: boolean, isDirty: boolean): string {
  if (isSaving) return 'Enregistrement…';
  if (isSaved) return 'Enregistré';
  return isDirty ? 'Modifications non enregistrées' : '';
}
