import { outcomeOf } from '@barnum/rules/outcome';
import {
  coloursOf,
  isSiteTextKey,
  type SiteTextGroup,
  type SiteTextKey,
  type SiteTextValues,
  siteTextGroups,
  siteTextKeys,
  siteTextOf,
  siteTextSentences,
} from '@barnum/rules/site/site-texts/site-texts';
import { siteTextsInput } from '@barnum/rules/site/site-texts-input';
import { Button, Drawer, Form } from 'antd';
import { useCallback, useRef, useState } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormBar } from '../../components/form/form-bar.tsx';
import { useRecordForm } from '../../components/form/use-record-form.tsx';
import { fresh } from '../../components/use-read.ts';
import { takeShop } from '../../lib/shop.ts';
import { PaletteChoice } from './palette-choice.tsx';
import { SitePreview } from './site-preview.tsx';
import { SiteTextField } from './site-text-field.tsx';
import { SiteTextHistory } from './site-text-history.tsx';
import { changedTexts, type SiteText, siteTextsQuery, toRecord, updateSiteTextsMutation } from './site-texts.ts';
import styles from './site-texts-form.module.css';

const check = fieldErrorsOf(siteTextsInput);
const labels = Object.fromEntries(
  siteTextKeys.map((key) => {
    const { group, label } = siteTextOf(key);
    return [key, `${siteTextGroups[group]} · ${label}`];
  }),
) as Record<SiteTextKey, string>;
const groups = Object.keys(siteTextGroups) as SiteTextGroup[];

/** Edits the texts, with the page as it will be beside them. */
export function SiteTextsForm({ texts }: { texts: readonly SiteText[] }) {
  const client = useClient();
  // What the form began with: it is not replaced when the texts are read again.
  const [record] = useState(() => toRecord(texts));
  const [stored, setStored] = useState(texts);
  const [group, setGroup] = useState<SiteTextGroup | null>(null);
  const [edited, setEdited] = useState<SiteTextKey | null>(null);
  const [opened, setOpened] = useState<SiteTextKey | null>(null);
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const { form, formProps, notice, isDirty, isSaving } = useRecordForm<SiteTextValues, readonly SiteText[]>({
    record,
    labels,
    check,
    save: async (values, seen) => {
      const changed = { texts: changedTexts(values, stored), seen: Number(seen) };
      const { data, error } = await client.mutation(updateSiteTextsMutation, changed);
      return outcomeOf({ data: data?.updateSiteTexts, error });
    },
    reload: async () => {
      const { data } = await client.query(siteTextsQuery, {}, fresh);
      if (!data) return null;
      setStored(data.siteTexts);
      return toRecord(data.siteTexts);
    },
    sentences: { saved: siteTextSentences.saved, failed: siteTextSentences.saveFailed },
    onSaved: (saved) => {
      setStored(saved);
      takeShop(saved);
    },
    rebase: toRecord,
  });
  const values = Form.useWatch([], form) ?? record.values;
  const byKey = new Map(stored.map((text) => [text.key, text]));
  const originalOf = (key: SiteTextKey) => byKey.get(key)?.original ?? '';

  function set(key: SiteTextKey, texte: string) {
    form.setFieldsValue({ [key]: texte });
    // antd calls it only for what is typed.
    formProps.onValuesChange?.({ [key]: texte }, form.getFieldsValue(true));
  }

  const edit = useCallback((key: SiteTextKey) => form.scrollToField(key, { block: 'center', focus: true }), [form]);
  /** Chosen in the preview that covers the form; it is edited once that is away. */
  const chosen = useRef<SiteTextKey | null>(null);
  const editAfterwards = useCallback((key: SiteTextKey) => {
    chosen.current = key;
    setIsPreviewOpen(false);
  }, []);
  const preview = { texts: values, group, edited, onShow: setGroup };

  function setAndFocus(key: SiteTextKey, texte: string) {
    set(key, texte);
    form.focusField(key);
  }

  return (
    <>
      <div className={styles.screen}>
        <Form {...formProps} name="site" className={styles.form ?? ''}>
          <p className={styles.intro}>
            Cliquez dans l’aperçu sur le texte ou l’image à changer, ou choisissez dans cette liste.
          </p>
          {notice}
          {groups.map((each) => (
            <fieldset
              key={each}
              className={styles.group}
              onFocus={({ target }) => {
                setGroup(each);
                setEdited(textAround(target));
              }}
            >
              <legend className={styles.legend}>{siteTextGroups[each]}</legend>
              {each === 'colours' && (
                <PaletteChoice
                  colours={coloursOf(values)}
                  onChoose={({ main, accent }) => {
                    set('mainColour', main);
                    set('accentColour', accent);
                  }}
                />
              )}
              {siteTextKeys
                .filter((key) => siteTextOf(key).group === each)
                .map((key) => (
                  <SiteTextField
                    key={key}
                    name={key}
                    isOriginal={values[key] === originalOf(key)}
                    hasHistory={(byKey.get(key)?.versionId ?? 0) > 0}
                    onReset={() => setAndFocus(key, originalOf(key))}
                    onHistory={() => setOpened(key)}
                  />
                ))}
            </fieldset>
          ))}
          <FormBar isInset>
            <p className={styles.state} aria-hidden>
              {isDirty ? 'Modifications non enregistrées' : ''}
            </p>
            <Button className={styles.showPreview ?? ''} onClick={() => setIsPreviewOpen(true)}>
              Aperçu
            </Button>
            <Button type="primary" htmlType="submit" loading={isSaving}>
              Enregistrer
            </Button>
          </FormBar>
        </Form>
        <aside className={styles.preview} aria-label="Aperçu du site">
          <SitePreview {...preview} onChoose={edit} />
        </aside>
      </div>
      <Drawer
        title="Aperçu"
        width="100%"
        open={isPreviewOpen}
        onClose={() => setIsPreviewOpen(false)}
        afterOpenChange={(isOpen) => {
          const key = chosen.current;
          chosen.current = null;
          // The window first gives the focus back to its button.
          if (!isOpen && key) queueMicrotask(() => edit(key));
        }}
        destroyOnHidden
      >
        <SitePreview {...preview} onChoose={editAfterwards} />
      </Drawer>
      <SiteTextHistory
        field={opened}
        title={opened === null ? '' : labels[opened]}
        original={opened === null ? '' : originalOf(opened)}
        onRestore={(texte) => {
          if (opened !== null) setAndFocus(opened, texte);
          setOpened(null);
        }}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

/** The text to whose field an element belongs. */
function textAround(element: Element): SiteTextKey | null {
  const name = element.closest<HTMLElement>('[data-text]')?.dataset.text ?? '';
  return isSiteTextKey(name) ? name : null;
}
