import { ArrowLeftOutlined } from '@ant-design/icons';
import { isRentalDay } from '@barnum/rules/dates/days';
import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Skeleton } from 'antd';
import { useCallback } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { editedRequest, requestFormQuery } from './edited-request.ts';
import styles from './request-form.module.css';
import { RequestForm } from './request-form.tsx';

/** Enters a request received by telephone, with the article and the days that the address may name. */
export function NewRequestPage() {
  const [parameters] = useSearchParams();
  const [du, au] = [dayOf(parameters.get('du')), dayOf(parameters.get('au'))];
  return <FormPage title="Saisir une demande" id={null} articleId={idOf(parameters.get('article'))} du={du} au={au} />;
}

/** Changes a request. */
export function EditRequestPage() {
  const { id = '' } = useParams();
  const number = idOf(id);
  return (
    <FormPage key={id} title={`Modifier la demande n°\u00a0${id}`} id={number ?? 0} articleId={null} du="" au="" />
  );
}

interface Props {
  title: string;
  /** Null for a new request. */
  id: number | null;
  articleId: number | null;
  du: string;
  au: string;
}

function FormPage({ title, id, articleId, du, au }: Props) {
  const { search } = useLocation();
  // The list that leads here is that of the request, too; what fills in a new one is not.
  const kept = id === null ? '' : search;
  const [{ data, error, fetching }, read] = useQuery({
    query: requestFormQuery,
    variables: { id: id ?? 0, isEdit: id !== null, articleId: articleId ?? 0, hasArticle: articleId !== null },
    // A cached copy might be outdated: the service would refuse its changes.
    requestPolicy: 'network-only',
  });
  const wayTo = useCallback((saved: number) => `${paths.adminRequest(saved)}${kept}`, [kept]);
  const back = id === null ? paths.adminRequests : wayTo(id);
  const isGone = error?.graphQLErrors.some(({ extensions }) => extensions.code === 'NOT_FOUND') ?? false;
  const reading = { isFetching: fetching, reload: () => read({ requestPolicy: 'network-only' }) };

  return (
    <Page
      title={title}
      back={
        <Link to={back} className={styles.back ?? ''}>
          <ArrowLeftOutlined aria-hidden /> {id === null ? 'Demandes' : `Demande n°\u00a0${id}`}
        </Link>
      }
    >
      {isGone && (
        <Placeholder role="alert" title={sentences.requests.notFound}>
          Elle a peut-être été supprimée entre-temps.
        </Placeholder>
      )}
      {error && !isGone && <QueryFailure failure={sentences.requests.loadFailed} reading={reading} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && !error && <RequestForm edited={editedRequest(data, { du, au })} back={back} wayTo={wayTo} />}
    </Page>
  );
}

function idOf(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

function dayOf(value: string | null): string {
  return value !== null && isRentalDay(value) ? value : '';
}
