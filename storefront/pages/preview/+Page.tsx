import { coloursPath, pictureKeyOf } from '@barnum/rules/paths';
import { isColour } from '@barnum/rules/site/colours/shop-colours';
import { fillSiteTexts } from '@barnum/rules/site/site-texts/filled-site-texts';
import {
  type PreviewChoice,
  type PreviewDraft,
  previewReady,
  readPreviewDraft,
} from '@barnum/rules/site/site-texts/preview';
import { coloursOf } from '@barnum/rules/site/site-texts/site-texts';
import { useEffect, useRef, useState } from 'react';
import { DepositFact } from '../../components/article-page/facts.tsx';
import { HomePage } from '../../components/home/home-page.tsx';
import { Layout } from '../../components/layout/layout.tsx';
import { EditingPlaces } from '../../components/preview/editing-places.tsx';
import { Container } from '../../components/ui/container.tsx';
import { PageHead } from '../../components/ui/page-head.tsx';
import type { PictureSource } from '../../components/ui/picture.tsx';
import type { Data } from './+data.ts';

/**
 * The site with texts that the back-office sends while an administrator types them. Nothing in it can be used, but each
 * text and picture can be chosen for editing.
 */
export function Page({ data }: { data: Data }) {
  const { texts: drafted, group, edited } = useDraft(data.backofficeOrigin);
  const shown = useRef<HTMLDivElement>(null);
  const choose = (chosen: PreviewChoice['chosen']) =>
    window.parent.postMessage({ chosen } satisfies PreviewChoice, data.backofficeOrigin);
  const filled = fillSiteTexts(drafted as Record<string, string>, data.figures);
  const texts = { ...data.texts, ...data.others, ...filled };
  const isDrafted = isColour(texts.mainColour) && isColour(texts.accentColour);
  const company = { ...data.company, ...filled };
  return (
    <>
      <div ref={shown} {...{ inert: '' }}>
        {isDrafted && <link rel="stylesheet" href={coloursPath(coloursOf(texts))} />}
        <Layout page={{ ...data, company }} path="/">
          {group === 'contact' && (
            <div data-texts="contact">
              <PageHead title="Contact" lead={texts.contactLead} />
            </div>
          )}
          {group === 'article' && (
            <Container>
              <dl data-texts="article">
                <DepositFact amount="300.00" text={texts.deposit} />
              </dl>
            </Container>
          )}
          {group !== 'contact' && group !== 'article' && (
            <HomePage
              home={{
                ...data,
                company,
                texts,
                heroPicture: draftedPicture(texts.heroPicture, data.heroPicture),
                peoplePicture: draftedPicture(texts.peoplePicture, data.peoplePicture),
              }}
            />
          )}
        </Layout>
      </div>
      <EditingPlaces page={shown} texts={filled} edited={edited} onChoose={choose} />
    </>
  );
}

/** The picture at an address; of one that was just sent, only the largest file is known. */
function draftedPicture(address: string, saved: PictureSource | null): PictureSource | null {
  const key = pictureKeyOf(address);
  if (key === null) return null;
  if (key === saved?.key) return saved;
  const file = address.slice(address.lastIndexOf('/') + 1);
  const width = Number.parseInt(file, 10);
  return { key, width, height: width, renditionFiles: [file] };
}

function useDraft(backofficeOrigin: string): PreviewDraft {
  const [draft, setDraft] = useState<PreviewDraft>({ texts: {}, group: null, edited: null });
  useEffect(() => {
    function receive({ origin, source, data }: MessageEvent) {
      if (origin !== backofficeOrigin || source !== window.parent) return;
      const received = readPreviewDraft(data);
      if (received) setDraft(received);
    }
    window.addEventListener('message', receive);
    if (window.parent !== window) window.parent.postMessage(previewReady, backofficeOrigin);
    return () => window.removeEventListener('message', receive);
  }, [backofficeOrigin]);
  const { group } = draft;
  useEffect(() => {
    if (group) document.querySelector(`[data-texts="${group}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [group]);
  return draft;
}
